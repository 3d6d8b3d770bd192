import { expect, test } from 'vitest';
import { languageTags } from '../i18n/languages.ts';
import { inMan, isShownInMan, isWholeNumber, wholeNumber } from './wholeNumber.ts';

const values = [
  0,
  7,
  999,
  1_000,
  1_234,
  9_999,
  10_000,
  10_100,
  231_450,
  248_000,
  999_999,
  1_000_000,
  12_345_600,
  80_000_000,
  99_999_900,
  100_000_000,
  250_000_000,
  Number.MAX_SAFE_INTEGER,
];

test.each(Object.values(languageTags))('writes whole numbers as the platform does: %s', (tag) => {
  const platform = new Intl.NumberFormat(tag);
  for (const value of values) expect(wholeNumber(value)).toBe(platform.format(value));
});

test('leaves other formats to `Intl`', () => {
  expect([-1, 1.5, Number.NaN, 1e21, Number.MAX_SAFE_INTEGER + 1].filter(isWholeNumber)).toEqual([]);
  expect(values.every(isWholeNumber)).toBe(true);
});

test('writes sums in 万 as the platform does, and only those it says in full', () => {
  const platform = new Intl.NumberFormat(languageTags.jp, {
    notation: 'compact',
    maximumFractionDigits: 2,
    useGrouping: 'always',
  });
  const said = values.filter(isShownInMan);
  expect(said).toEqual([10_000, 10_100, 248_000, 1_000_000, 12_345_600, 80_000_000, 99_999_900]);
  for (const value of said) expect(inMan(value)).toBe(platform.format(value));
});
