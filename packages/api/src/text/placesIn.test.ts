import { expect, test } from 'vitest';
import { placesIn } from './placesIn.ts';

test.each([
  ['where they stood', 'ab ab ab', 'ab', 3, 3],
  ['the nearest place after', 'xx ab xx xx ab', 'ab', 1, 3],
  ['the nearest place before', 'ab xx xx xx ab xx', 'ab', 5, 0],
  ['the one before of two that are as near', 'ab-ab', 'ab', 1, 0],
  ['the last place from beyond the end', 'ab ab', 'ab', 999, 3],
  ['kanji beyond the basic plane, by code units', '𠮷田の𠮷野', '𠮷野', 0, 4],
  ['nowhere', 'ab', 'ba', 0, null],
  ['nowhere in an empty text', '', 'a', 0, null],
])('%s', (_, text, quote, start, place) => {
  expect(placesIn(text)(quote, start)).toBe(place);
});

test('200 long quotes that nearly fit everywhere are looked for quickly', () => {
  const placeOf = placesIn('あ'.repeat(16_000));
  const before = process.cpuUsage();
  for (let index = 0; index < 200; index += 1) {
    placeOf(`${'あ'.repeat(999)}い`, 16_000);
    placeOf(`い${'あ'.repeat(999)}`, 16_000);
  }
  // Searching backward takes more than two seconds.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
