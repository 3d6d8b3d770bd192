import { expect, test } from 'vitest';
import { isMonth, monthAfter, readTimesheetAddress, toTimesheet } from './timesheetAddress.ts';

test('continues over the end of a year and stops at the supported years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2000-01', -1)).toBeNull();
  expect(monthAfter('2099-12', 1)).toBeNull();
});

test.each(['2026-13', '2026-00', '26-11', '2026-11-01', '0000-01', ''])('rejects %j as a month', (text) =>
  expect(isMonth(text)).toBe(false),
);

test('an invalid address is the current month and its hours; a valid one is read as it was written', () => {
  const read = (query: string) => readTimesheetAddress(new URLSearchParams(query), '2026-11');
  expect(read('month=soon&tab=all')).toEqual({ month: '2026-11', tab: 'hours' });
  const address = { month: '2026-09', tab: 'expenses' } as const;
  expect(read(toTimesheet(address).split('?')[1] ?? '')).toEqual(address);
});
