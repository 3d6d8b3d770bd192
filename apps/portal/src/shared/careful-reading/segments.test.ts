import { expect, test } from 'vitest';
import { wordsAround } from './segments.ts';

const around = (text: string, words: string) => {
  const start = text.indexOf(words);
  return wordsAround(text, { start, end: start + words.length }, 16);
};

test.each([
  ['I counted the bicycles every morning for six weeks.', 'every', ' the bicycles ', ' morning for '],
  ['Every morning', 'Every', '', ' morning'],
  [
    '所属するサークルで半年間、自転車の台数を毎朝数え、置き場所の地図を作りました。',
    '毎朝',
    'で半年間、自転車の台数を',
    '数え、置き場所の地図を作りま',
  ],
])('shows whole words around those of a comment (%s)', (text, words, before, after) => {
  expect(around(text, words)).toEqual({ before, after });
});

test('never shows half a character', () => {
  const { before } = around(`${'😀'.repeat(9)}今日`, '今日');
  expect(before.isWellFormed()).toBe(true);
});
