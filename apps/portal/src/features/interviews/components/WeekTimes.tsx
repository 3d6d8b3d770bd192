import { IconButton } from '@michi/design-system/icon-button';
import { Inline } from '@michi/design-system/inline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { media } from '@michi/design-system/theme';
import { TimeGrid } from '@michi/design-system/time-grid';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn, daysLater, daysFromTo, instantOf, weekOf, type Day } from '../../../shared/format/dates.ts';
import { useCalendarDates, useFormat } from '../../../shared/format/useFormat.ts';
import { useMedia } from '../../../shared/ui/screen/useMedia.ts';
import {
  freeTimesOn,
  furthestDays,
  quartersAfter,
  shownHours,
  spanFrom,
  type Choosing,
} from '../freeTimes.ts';

interface WeekTimesProps {
  readonly choosing: Choosing;
  /** The chosen starts (UTC). */
  readonly value: readonly string[];
  readonly onValueChange: (startsAt: string) => void;
}

/** The week, or three days of it on a phone, with what is on the calendar: a tap chooses a time beside it. */
export function WeekTimes({ choosing, value, onValueChange }: WeekTimesProps) {
  const { t } = useTranslation('interviews');
  const format = useFormat();
  const dates = useCalendarDates();
  const isWide = useMedia(media.tablet);
  const { busy, hours, length, now, timeZone } = choosing;
  const today = dayIn(now, timeZone);
  const [day, setDay] = useState<Day>(() => dayIn(value.toSorted()[0] ?? now, timeZone));
  const days = isWide ? weekOf(day, dates.firstDay) : daysFromTo(day, daysLater(day, 2));
  const [first = day] = days;
  const last = days.at(-1) ?? day;
  const shown = shownHours(days, hours, length, timeZone);
  const go = (count: number) => {
    const next = daysLater(day, count * days.length);
    setDay(next < today ? today : next);
  };
  const rangeOf = (startsAt: string, endsAt: string) =>
    format.times(format.time(startsAt), format.time(endsAt));
  return (
    <Stack gap="small">
      <Inline justify="between" wrap={false}>
        <Text weight="strong">
          <span role="status">{dates.span(first, last)}</span>
        </Text>
        <Inline gap="xxsmall" wrap={false}>
          <IconButton
            size="small"
            icon={ChevronLeft}
            label={t('week.before')}
            disabled={first <= today}
            onClick={() => go(-1)}
          />
          <IconButton
            size="small"
            icon={ChevronRight}
            label={t('week.after')}
            disabled={last >= daysLater(today, furthestDays)}
            onClick={() => go(1)}
          />
        </Inline>
      </Inline>
      <TimeGrid
        label={t('week.label', { span: dates.span(first, last) })}
        length={shown.to - shown.from}
        value={value}
        onValueChange={onValueChange}
        days={days.map((date) => {
          const midnight = instantOf(`${date}T00:00`, timeZone) ?? '';
          return {
            date,
            label: format.date(date),
            options: freeTimesOn(date, shown, choosing).map(({ startsAt, from, isInHours }) => ({
              value: startsAt,
              from: from - shown.from,
              text: format.time(startsAt),
              label: t('reschedule.span', {
                date: format.date(startsAt),
                times: rangeOf(startsAt, spanFrom(startsAt, length).endsAt),
              }),
              quiet: !isInHours,
            })),
            blocks: busy.flatMap(({ id, title, startsAt, endsAt }) => {
              const from = Math.floor(quartersAfter(midnight, startsAt)) - shown.from;
              const to = Math.ceil(quartersAfter(midnight, endsAt)) - shown.from;
              const isShown = from < shown.to - shown.from && to > 0;
              return isShown ? [{ id, from, to, label: title, note: rangeOf(startsAt, endsAt) }] : [];
            }),
          };
        })}
      />
      <Text size="small" tone="soft">
        {hours === null ? t('week.hint') : t('week.hintWithHours')}
      </Text>
    </Stack>
  );
}
