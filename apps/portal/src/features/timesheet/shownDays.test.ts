import { expect, test } from 'vitest';
import { shownDays } from './shownDays.ts';

const months = ['', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const days = shownDays('2026-11', {
  dayAndMonth: (value) => `${Number(value?.slice(8))} ${months[Number(value?.slice(5, 7))]}`,
});

test.each([
  ['2026-11-01', '1 Nov'],
  ['2026-11-30', '30 Nov'],
])('%s is shown as %s and read back', (day, words) => {
  expect(days.shown(day)).toBe(words);
  expect(days.read(words)).toBe(day);
  expect(days.read(` ${words.toLowerCase()} `)).toBe(day);
});

test.each(['', '19', '11/19', '2026-11-31', '2026-12-01', '31 Nov', 'tomorrow'])(
  '%o stays as it is',
  (text) => {
    expect(days.shown(text)).toBe(text);
    expect(days.read(text)).toBe(text);
  },
);
