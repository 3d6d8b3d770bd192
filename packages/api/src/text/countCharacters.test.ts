import { expect, test } from 'vitest';
import { countCharacters } from './countCharacters.ts';

test.each([
  ['kana with a combining sound mark', 'か\u3099く', 2],
  ['a family of emoji', '👩‍👩‍👧‍👦と犬', 3],
  ['a variant of a kanji', '葛\u{e0100}城', 2],
  ['a line break of two characters', 'a\r\nb', 3],
  ['nothing', '', 0],
])('%s is counted as it is read', (_, text, count) => {
  expect(countCharacters(text)).toBe(count);
});
