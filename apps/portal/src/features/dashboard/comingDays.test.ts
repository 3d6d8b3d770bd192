import { expect, test } from 'vitest';
import { comingDays, laterDays, writingOrder } from './comingDays.ts';
import type { Due } from './nextSteps.ts';

const now = new Date('2026-11-20T00:00:00Z');
const reader = { now, timeZone: 'JST', tag: 'en' } as const;
const due = (...instants: readonly string[]): Due[] =>
  instants.map((dueAt) => ({ kind: 'ANSWER_INTERVIEW', dueAt }));

test("groups what is due by its day in the student's zone", () => {
  const days = comingDays(
    due('2026-11-21T08:00:00Z', '2026-11-21T14:59:00Z', '2026-11-21T15:00:00Z'),
    reader,
  );
  expect(days.map(({ date, weekday, day, steps }) => [date, weekday, day, steps.length])).toEqual([
    ['2026-11-21', 'Sat', '21', 2],
    ['2026-11-22', 'Sun', '22', 1],
  ]);
});

test('begins today, and omits what is over or more than two weeks from now', () => {
  const days = comingDays(
    due('2026-11-19T23:59:59Z', '2026-11-20T03:00:00Z', '2026-12-04T14:00:00Z', '2026-12-04T15:00:00Z'),
    reader,
  );
  expect(days.map(({ date, isToday }) => [date, isToday])).toEqual([
    ['2026-11-20', true],
    ['2026-12-04', false],
  ]);
});

test('keeps an interview of today that has begun', () => {
  const begun = { kind: 'ATTEND_INTERVIEW', dueAt: '2026-11-19T23:45:00Z' } as const;
  const yesterday = { kind: 'ATTEND_INTERVIEW', dueAt: '2026-11-19T05:00:00Z' } as const;
  expect(comingDays<Due>([yesterday, begun], reader).map(({ steps }) => steps)).toEqual([[begun]]);
});

test('names a month where it begins, in the language of the reader', () => {
  const steps = due('2026-11-24T03:00:00Z', '2026-12-01T03:00:00Z', '2026-12-02T03:00:00Z');
  expect(comingDays(steps, reader).map(({ newMonth }) => newMonth)).toEqual([null, 'December', null]);
  expect(
    comingDays(steps, { ...reader, tag: 'ja' }).map(({ weekday, newMonth }) => [weekday, newMonth]),
  ).toEqual([
    ['火', null],
    ['火', '12月'],
    ['水', null],
  ]);
});

test('has interviews and awaited results after the two weeks among the later days, and names their first month', () => {
  const at = (kind: Due['kind'], dueAt: string): Due => ({ kind, dueAt });
  const interview = at('ATTEND_INTERVIEW', '2026-12-04T15:00:00Z');
  const result = at('AWAIT_RESULT', '2027-01-08T03:00:00Z');
  const steps = [
    at('ATTEND_INTERVIEW', '2026-12-04T14:00:00Z'),
    at('AWAIT_RESULT', '2026-11-19T03:00:00Z'),
    interview,
    at('DECIDE_OFFER', '2026-12-10T03:00:00Z'),
    at('APPLY_TO_FAVORITE', '2026-12-10T03:00:00Z'),
    result,
  ];
  expect(laterDays(steps, reader).map((day) => [day.date, day.newMonth, day.steps])).toEqual([
    ['2026-12-05', 'December', [interview]],
    ['2027-01-08', 'January', [result]],
  ]);
});

test('puts the answers to write in the order of their days, the longest of a day first, without late ones', () => {
  const write = (dueAt: string, characters: number) =>
    ({ kind: 'WRITE_ANSWERS', dueAt, toWrite: { answers: 1, characters } }) as const;
  const late = write('2026-11-19T03:00:00Z', 400);
  const noon = write('2026-11-25T03:00:00Z', 400);
  const night = write('2026-11-25T14:59:00Z', 1000);
  const nextDay = write('2026-11-25T15:30:00Z', 2000);
  expect(writingOrder([late, nextDay, noon, night], reader)).toEqual([night, noon, nextDay]);
});
