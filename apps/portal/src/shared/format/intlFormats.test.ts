import { expect, test } from 'vitest';
import { dateTimeFormat, numberFormat } from './intlFormats.ts';

test('a formatter is made once for a language and its options, and another for any other', () => {
  const day = dateTimeFormat('en', { timeZone: 'Asia/Tokyo', day: 'numeric' });
  expect(dateTimeFormat('en', { timeZone: 'Asia/Tokyo', day: 'numeric' })).toBe(day);
  expect(dateTimeFormat('en', { timeZone: 'Europe/London', day: 'numeric' })).not.toBe(day);
  expect(dateTimeFormat('ja', { timeZone: 'Asia/Tokyo', day: 'numeric' })).not.toBe(day);
  expect(numberFormat('ja', {})).toBe(numberFormat('ja', {}));
  expect(numberFormat('ja', {}).format(1_234)).toBe('1,234');
});
