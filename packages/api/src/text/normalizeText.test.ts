import { expect, test } from 'vitest';
import { isStreamSafe, normalizeText } from './normalizeText.ts';

test.each([
  ['thirty marks', `a${'\u0301'.repeat(30)}`, true],
  ['thirty marks on each letter', `a${'\u0301'.repeat(30)}`.repeat(1000), true],
  ['thirty marks, a joiner and thirty more', `a${'\u0301'.repeat(30)}\u034f${'\u0323'.repeat(30)}`, true],
  ['letters without marks', 'がくせい 👩🏽‍💻 مَرْحَبًا ที่นี่'.repeat(1000), true],
  ['31 marks', `a${'\u0301'.repeat(31)}`, false],
  ['31 marks without a letter', '\u0323'.repeat(31), false],
  ['31 marks of different kinds', `a${'\u0301\u0323\u3099'.repeat(11)}`, false],
  ['31 half-width sound marks of kana', `ｶ${'\uff9e'.repeat(31)}`, false],
])('%s', (_, text, isSafe) => {
  expect(isStreamSafe(text)).toBe(isSafe);
});

test('a text is normalized unless it is not stream-safe', () => {
  expect(normalizeText('e\u0301 ｶﾞ', 'NFKC')).toBe('é ガ');
  const marks = `a${'\u0301'.repeat(31)}`;
  expect(normalizeText(marks, 'NFC')).toBe(marks);
});

test.each([
  ['marks in the wrong order', `a${'\u0301'.repeat(250_000)}${'\u0323'.repeat(250_000)}`],
  ['as many marks as are allowed', `a${'\u0301'.repeat(15)}${'\u0323'.repeat(15)}`.repeat(16_000)],
  ['half-width sound marks after accents', `ｶ${'\u0301'.repeat(250_000)}${'\uff9e'.repeat(250_000)}`],
])('a megabyte of %s is normalized quickly', (_, text) => {
  const before = process.cpuUsage();
  for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD'] as const) normalizeText(text, form);
  // Normalizing the first takes minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
