import { expect, test } from 'vitest';
import { readCalendarAddress, toCalendar, type CalendarAddress } from './calendarAddress.ts';
import { kinds } from './kinds.ts';

const defaults = { view: 'month', today: '2026-11-20' } as const;
const read = (address: string) =>
  readCalendarAddress(new URLSearchParams(address.split('?')[1] ?? ''), defaults);

test('parsing restores what was serialised', () => {
  const states: readonly CalendarAddress[] = [
    { view: 'month', day: '2026-11-20', kinds, event: null },
    { view: 'week', day: '2027-01-31', kinds: ['INTERVIEW', 'OTHER'], event: 'INTERVIEW-1' },
    { view: 'list', day: '2026-11-20', kinds: [], event: null },
  ];
  for (const state of states) expect(read(toCalendar(state, defaults))).toEqual(state);
});

test('takes what makes no sense as not there', () => {
  expect(read('?view=year&date=2026-02-30&kinds=PARTY')).toEqual({
    view: 'month',
    day: '2026-11-20',
    kinds,
    event: null,
  });
});
