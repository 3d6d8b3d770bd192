import type { Draft } from '../../shared/offline/drafts/drafts.ts';
import { cellKey, hoursFields, type HoursField, type ShownDay, type ShownMonth } from './hours.ts';
import { isWeekend } from './month.ts';

const times = ['start', 'finish', 'breakMinutes'] as const satisfies readonly HoursField[];

const write = (date: string, texts: Readonly<Partial<Record<HoursField, string>>>): Draft =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [`${date} ${field}`, text]));

const isEmpty = ({ texts }: ShownDay): boolean => times.every((field) => texts[field].trim() === '');

const daysOfWeek = (month: ShownMonth, week: number): readonly ShownDay[] =>
  month.weeks.find((each) => each.week === week)?.days ?? [];

const together = (parts: readonly Draft[]): Draft =>
  Object.fromEntries(parts.flatMap((part) => Object.entries(part)));

/** Repeats the times of the week before, weekday by weekday; comments stay. Nothing for the first week. */
export const copyWeekBefore = (month: ShownMonth, week: number): Draft => {
  const before = daysOfWeek(month, week - 1);
  return together(
    daysOfWeek(month, week).flatMap(({ date }, index) => {
      const source = before[index];
      if (source === undefined) return [];
      const { start, finish, breakMinutes } = source.texts;
      return [write(date, { start, finish, breakMinutes })];
    }),
  );
};

/** Repeats the times of the first filled day on each empty day after it, Monday to Friday. */
export const fillDown = (month: ShownMonth, week: number): Draft => {
  const days = daysOfWeek(month, week);
  const first = days.findIndex((day) => !isEmpty(day));
  const source = days[first];
  if (source === undefined) return {};
  const { start, finish, breakMinutes } = source.texts;
  return together(
    days
      .slice(first + 1)
      .filter((day) => isEmpty(day) && !isWeekend(day.date))
      .map(({ date }) => write(date, { start, finish, breakMinutes })),
  );
};

export const clearWeek = (month: ShownMonth, week: number): Draft =>
  Object.fromEntries(
    daysOfWeek(month, week).flatMap(({ date }) => hoursFields.map((field) => [cellKey(date, field), ''])),
  );
