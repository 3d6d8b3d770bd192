import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { dayAfter, readMonth } from './month.ts';
import { countTimesheet, overlapsNext, spanMinutes, weekOf, type DayEntry } from './workingTime.ts';

const day = (date: string, start: string | null, finish: string | null, breakMinutes = 0): DayEntry => ({
  date,
  start,
  finish,
  breakMinutes,
  comments: null,
});
const count = (month: string, entries: readonly DayEntry[]) =>
  countTimesheet(readMonth(month), entries, new Map());

describe('a month has five weeks', () => {
  test.each([
    ['2026-02', [7, 7, 7, 7, 0]],
    ['2028-02', [7, 7, 7, 7, 1]],
    ['2026-11', [7, 7, 7, 7, 2]],
    ['2026-12', [7, 7, 7, 7, 3]],
    ['2000-02', [7, 7, 7, 7, 1]],
    ['2100-02', [7, 7, 7, 7, 0]],
  ])('%s has %j days in them, each once and in order', (name, lengths) => {
    const { weeks } = count(name, []);
    expect(weeks.map(({ week }) => week)).toEqual([1, 2, 3, 4, 5]);
    expect(weeks.map(({ days }) => days.length)).toEqual(lengths);
    expect(weeks.flatMap(({ days }) => days.map(({ date }) => date))).toEqual(readMonth(name).days);
  });

  test('the eighth is in the second week, the 29th in the fifth', () => {
    expect(
      ['01', '07', '08', '14', '15', '21', '22', '28', '29', '31'].map((d) => weekOf(`2026-12-${d}`)),
    ).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });

  test.each(['1899-12', '2101-01', '0000-01', '9999-12'])('not %s', (name) => {
    expect(() => readMonth(name)).toThrow(expect.objectContaining({ fields: { month: { rule: 'month' } } }));
  });
});

describe('hours of a day', () => {
  test.each([
    ['09:00', '18:00', 60, 480, 0],
    ['09:00', '18:01', 60, 481, 1],
    ['09:30', '19:00', 60, 510, 30],
    ['09:00', '09:01', 0, 1, 0],
    // Past midnight.
    ['22:00', '06:00', 60, 420, 0],
    ['20:00', '09:00', 60, 720, 240],
    ['23:59', '00:00', 0, 1, 0],
    // The clock of the workplace once around.
    ['09:00', '09:00', 60, 1380, 900],
  ])(
    '%s to %s with a break of %i minutes are %i, %i of them overtime',
    (start, finish, rest, working, over) => {
      const first = present(count('2026-11', [day('2026-11-01', start, finish, rest)]).weeks[0]?.days[0]);
      expect([first.workingMinutes, first.overtimeMinutes]).toEqual([working, over]);
    },
  );

  test('a night on which clocks change is as long as any other', () => {
    // Summer time ends in Paris on 25 October 2026, in New York on 1 November.
    for (const date of ['2026-10-24', '2026-10-25', '2026-10-31', '2026-11-01']) {
      expect(spanMinutes(day(date, '22:00', '06:00'))).toBe(480);
    }
  });
});

test("work that ends after the next day's start overlaps it, work that ends at its start does not", () => {
  const next = day('2026-11-03', '06:00', '12:00');
  expect(overlapsNext(day('2026-11-02', '22:00', '06:00'), next)).toBe(false);
  expect(overlapsNext(day('2026-11-02', '22:00', '06:01'), next)).toBe(true);
  expect(overlapsNext(day('2026-11-02', '08:00', '18:00'), next)).toBe(false);
  expect(overlapsNext(day('2026-11-02', null, null), next)).toBe(false);
  expect(overlapsNext(day('2026-11-02', '22:00', '21:00'), day('2026-11-03', null, null))).toBe(false);
});

test('the totals are the sums of their parts, whatever is entered', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const month = fc
    .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
    .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
  fc.assert(
    fc.property(month, fc.array(fc.tuple(time, time, fc.integer({ min: 0, max: 1440 }))), (name, times) => {
      const { days } = readMonth(name);
      const entries = times
        .slice(0, days.length)
        .map(([start, finish, rest], index) => day(present(days[index]), start, finish, rest));
      const counted = count(name, entries);
      const counts = counted.weeks.flatMap((week) => week.days);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
      for (const kind of ['workingMinutes', 'overtimeMinutes'] as const) {
        for (const week of counted.weeks) expect(week[kind]).toBe(sum(week.days.map((one) => one[kind])));
        expect(counted[kind]).toBe(sum(counts.map((one) => one[kind])));
      }
      for (const one of counts) {
        expect(one.workingMinutes).toBe(Math.max(0, spanMinutes(one) - one.breakMinutes));
        expect(one.overtimeMinutes).toBe(Math.max(0, one.workingMinutes - 480));
      }
    }),
  );
});

test('the day after the last of a month is the first of the next', () => {
  expect([dayAfter('2026-11-30'), dayAfter('2028-02-28'), dayAfter('2027-01-01', -1)]).toEqual([
    '2026-12-01',
    '2028-02-29',
    '2026-12-31',
  ]);
});
