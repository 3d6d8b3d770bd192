import { expect, test } from 'vitest';
import { shortMoment } from './shortMoment.ts';

const moment = new Date('2026-11-21T08:00:00Z');

test.each([
  ['JST', 'en', 'Sat 21 Nov, 17:00'],
  ['JST', 'jp', '11月21日（土）17:00'],
  ['Europe/Paris', 'jp', '11月21日（土）09:00（中央ヨーロッパ標準時）'],
  ['America/Los_Angeles', 'en', 'Sat 21 Nov, 00:00 GMT-8'],
  ['Not/AZone', 'en', 'Sat 21 Nov, 08:00 UTC'],
] as const)('in %s and %s: %s', (timezone, language, text) => {
  expect(shortMoment(moment, timezone, language)).toBe(text);
});
