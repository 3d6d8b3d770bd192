import { expect, test } from 'vitest';
import { message } from './test/exampleMessage.ts';
import { completeUpTo, doAdjoin, hasEarlier, mergeTalk, newestOf } from './talk.ts';

const numbered = (...sequences: number[]) => sequences.map((sequence) => message({ sequence }));
const numbers = (talk: readonly { readonly sequence: number }[]) => talk.map(({ sequence }) => sequence);

test.each([
  ['a page of history above', [4, 5], [3, 2, 1], [1, 2, 3, 4, 5]],
  ['an event below', [4, 5], [6], [4, 5, 6]],
  ['an event that was told twice', [4, 5], [5, 5], [4, 5]],
  ['events out of order after a lost connection', [4], [7, 5, 6], [4, 5, 6, 7]],
  ['a page that overlaps with what an event told', [4, 6], [7, 6, 5], [4, 5, 6, 7]],
])('puts %s into its place, once', (_case, known, more, expected) => {
  expect(numbers(mergeTalk(numbered(...known), numbered(...more)))).toEqual(expected);
});

test('replaces a message by its latest version', () => {
  const [merged] = mergeTalk(numbered(1), [message({ sequence: 1, isRead: true })]);
  expect(merged?.isRead).toBe(true);
});

test.each([
  [[], 0, 0, false],
  [[1, 2, 3], 3, 3, false],
  [[8, 9, 11, 12], 9, 12, true],
])('of %j nothing is missing up to %i', (known, complete, newest, earlier) => {
  const talk = numbered(...known);
  expect([completeUpTo(talk), newestOf(talk), hasEarlier(talk)]).toEqual([complete, newest, earlier]);
});

test.each([
  [[1, 2], [3, 4], true],
  [[1, 2, 3], [3, 4], true],
  [[1, 2], [4, 5], false],
  [[1, 2], [], true],
])('that %j and %j follow without a gap is %s', (earlier, later, adjoin) => {
  expect(doAdjoin(numbered(...earlier), numbered(...later))).toBe(adjoin);
});
