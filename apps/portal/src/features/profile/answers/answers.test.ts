import type { ProfileAnswer } from '@michi/api/user';
import { expect, test } from 'vitest';
import { lengthOf, othersOf, partsOf, questionsOf } from './answers.ts';

const answer = (id: string, question: string | null): ProfileAnswer => ({
  id,
  topic: question === null ? 'FOCUS_AS_STUDENT' : 'OWN_QUESTION',
  question,
  name: id,
  language: 'en',
  text: '',
  target: null,
  countsLineBreaks: false,
  isInProfile: false,
  job: null,
  commentCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

test.each([
  ['without line breaks', ' 読書会を\n\n続けました。 ', false, 10],
  ['with line breaks', '読書会を\n\n続けました。', true, 12],
  ['a family of emoji is one character', '👩‍👩‍👧‍👦', false, 1],
])('counts an answer as forms do: %s', (_, text, countsLineBreaks, length) => {
  expect(lengthOf(text, countsLineBreaks)).toBe(length);
});

test('versions belong to their section, those of own questions to their words', () => {
  const answers = [answer('a', null), answer('b', 'Why?'), answer('c', 'How?'), answer('d', 'Why?')];
  const ids = (section: 'focus' | 'questions') =>
    questionsOf(section, answers).map(({ versions }) => versions.map(({ id }) => id).join(''));
  expect(ids('focus')).toEqual(['a']);
  expect(ids('questions')).toEqual(['bd', 'c']);
  expect(othersOf(answer('b', 'Why?'), answers).map(({ id }) => id)).toEqual(['d']);
});

test('a text is divided where marks begin and end, also overlapping ones', () => {
  const words = (marks: readonly { start: number; end: number }[]) =>
    partsOf('abcdef', marks).map(
      ({ start, end, isMarked }) => `${'abcdef'.slice(start, end)}${isMarked ? '*' : ''}`,
    );
  expect(words([])).toEqual(['abcdef']);
  expect(
    words([
      { start: 1, end: 3 },
      { start: 2, end: 4 },
    ]),
  ).toEqual(['a', 'b*', 'c*', 'd*', 'ef']);
});
