import { expect, test } from 'vitest';
import { momentText } from './momentText.ts';

const noon = new Date('2026-11-20T03:00:00Z');

test.each([
  ['JST', 'en', 'Friday 20 November 2026, 12:00 JST'],
  ['JST', 'jp', '2026年11月20日（金）12:00（日本時間）'],
  ['Asia/Tokyo', 'en', 'Friday 20 November 2026, 12:00 JST'],
  ['Europe/Paris', 'jp', '2026年11月20日（金）04:00（中央ヨーロッパ標準時）'],
  ['America/Los_Angeles', 'en', 'Thursday 19 November 2026, 19:00 GMT-8'],
  ['Asia/Kolkata', 'en', 'Friday 20 November 2026, 08:30 GMT+5:30'],
  ['Not/AZone', 'en', 'Friday 20 November 2026, 03:00 UTC'],
] as const)('in %s and %s: %s', (timezone, language, text) => {
  expect(momentText(noon, timezone, language)).toBe(text);
});

test('midnight is 00:00', () => {
  expect(momentText(new Date('2026-11-20T15:00:00Z'), 'JST', 'en')).toContain(
    'Saturday 21 November 2026, 00:00',
  );
});
