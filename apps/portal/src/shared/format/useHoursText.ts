import type { Interview } from '@michi/api/job';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { dateTimeFormat, showSameTime } from './dates.ts';
import { ClockContext, useFormat, useTimeZone } from './useFormat.ts';

type WeeklyHours = NonNullable<Interview['interviewHours']>;

/** A Monday; `Intl` names a weekday only of a date. */
const monday = Date.parse('2026-11-02T00:00:00Z');
const week = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/**
 * The hours of a week in a line: "Mon–Thu 10:00–17:00, Fri 10:00–18:30", with the time zone where the student's clock shows
 * another time.
 */
export const useHoursText = (): ((hours: WeeklyHours) => string) => {
  const { i18n } = useTranslation('shared');
  const format = useFormat();
  const now = useContext(ClockContext)();
  const { timeZone } = useTimeZone(now);
  const isJapanese = i18n.language === 'ja';
  const nameOf = (index: number) =>
    dateTimeFormat(i18n.language, { timeZone: 'UTC', weekday: 'short' }).format(monday + index * 86_400_000);
  return ({ hours, timezone }) => {
    const days = week.map((weekday) =>
      hours
        .filter((each) => each.weekday === weekday)
        .toSorted((one, other) => (one.from < other.from ? -1 : 1))
        .map(({ from, to }) => format.times(from, to))
        .join(isJapanese ? '・' : ' / '),
    );
    const rows: { readonly from: number; to: number; readonly times: string }[] = [];
    for (const [index, times] of days.entries()) {
      const last = rows.at(-1);
      if (times === '') continue;
      if (last?.times === times && last.to === index - 1) last.to = index;
      else rows.push({ from: index, to: index, times });
    }
    const text = rows
      .map(({ from, to, times }) => {
        const name = from === to ? nameOf(from) : format.times(nameOf(from), nameOf(to));
        // Not broken between the days and their hours.
        return `${name}\u00a0${times}`;
      })
      .join(isJapanese ? '、' : ', ');
    if (showSameTime(now, timezone, timeZone)) return text;
    const zone =
      dateTimeFormat(i18n.language, { timeZone: timezone, timeZoneName: 'long' })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
    return isJapanese ? `${text}（${zone}）` : `${text} (${zone})`;
  };
};
