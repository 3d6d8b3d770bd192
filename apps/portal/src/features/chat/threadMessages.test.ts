import type { ListMessagesParams } from '@michi/api/chat';
import { expect, test } from 'vitest';
import {
  completeUpTo,
  areAdjacent,
  entriesOf,
  hasEarlier,
  mergeMessages,
  newestOf,
  pageAfter,
  pageAround,
  pageBefore,
  type ThreadMessages,
} from './threadMessages.ts';
import { message } from './test/exampleMessage.ts';

const numbered = (...sequences: number[]) => sequences.map((sequence) => message({ sequence }));
const numbers = (messages: ThreadMessages) => messages.map(({ sequence }) => sequence);

test.each([
  ['a page of history above', [4, 5], [3, 2, 1], [1, 2, 3, 4, 5]],
  ['an event below', [4, 5], [6], [4, 5, 6]],
  ['an event that was sent twice', [4, 5], [5, 5], [4, 5]],
  ['events out of order after a lost connection', [4], [7, 5, 6], [4, 5, 6, 7]],
  ['a page that overlaps with an event', [4, 6], [7, 6, 5], [4, 5, 6, 7]],
])('puts %s at its position, once', (_case, known, more, expected) => {
  expect(numbers(mergeMessages(numbered(...known), numbered(...more)))).toEqual(expected);
});

test('replaces a message by its latest version', () => {
  const [merged] = mergeMessages(numbered(1), [message({ sequence: 1, isRead: true })]);
  expect(merged?.isRead).toBe(true);
});

test.each([
  [[], 0, 0, false],
  [[1, 2, 3], 3, 3, false],
  [[8, 9, 11, 12], 9, 12, true],
])('%j is complete up to %i', (known, complete, newest, earlier) => {
  const messages = numbered(...known);
  expect([completeUpTo(messages), newestOf(messages), hasEarlier(messages)]).toEqual([
    complete,
    newest,
    earlier,
  ]);
});

test.each([
  [[1, 2], [3, 4], true],
  [[1, 2, 3], [3, 4], true],
  [[1, 2], [4, 5], false],
  [[1, 2], [], true],
])('that %j and %j follow without a gap is %s', (earlier, later, adjoin) => {
  expect(areAdjacent(numbered(...earlier), numbered(...later))).toBe(adjoin);
});

/** The contract's `listMessages` response for a thread with a number of messages. */
const respond = (
  total: number,
  { before = total + 1, after = 0, size = 20 }: ListMessagesParams,
): ThreadMessages => {
  const last = Math.min(before - 1, total);
  const first = Math.max(after + 1, last - size + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    message({ sequence: last - index }),
  );
};

test.each([
  ['in the midst', 1000, 500],
  ['at the beginning', 1000, 1],
  ['near the end', 1000, 990],
  ['in a short thread', 30, 12],
])(
  'a message %s is loaded with its neighbours, and up to both ends without a gap',
  (_case, total, sequence) => {
    const live = mergeMessages([], respond(total, { size: 50 }));
    let messages = mergeMessages([], respond(total, pageAround(sequence)));
    expect(numbers(messages)).toContain(sequence);
    while (!areAdjacent(messages, live))
      messages = mergeMessages(messages, respond(total, pageAfter(messages)));
    while (hasEarlier(messages)) messages = mergeMessages(messages, respond(total, pageBefore(messages)));
    expect(numbers(mergeMessages(messages, live))).toEqual(
      Array.from({ length: total }, (_, index) => index + 1),
    );
  },
);

/** The day in Japan, nine hours ahead of UTC. */
const dayOf = (instant: string) => new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 10);

test("separates the student's days, unread messages and senders", () => {
  const messages = [
    message({ sequence: 1, sentAt: '2026-11-19T14:59:00.000Z' }),
    message({ sequence: 2, sentAt: '2026-11-19T15:01:00.000Z' }),
    message({ sequence: 3, sentAt: '2026-11-19T15:02:00.000Z' }),
    message({ sequence: 4, sentAt: '2026-11-19T15:03:00.000Z', isMine: true }),
    message({ sequence: 5, sentAt: '2026-11-19T15:04:00.000Z' }),
  ];
  const kinds = entriesOf(messages, { readUpTo: 3, dayOf }).map((entry) =>
    entry.kind === 'message' ? `${entry.message.sequence}${entry.isFirst ? ' first' : ''}` : entry.kind,
  );
  expect(kinds).toEqual(['day', '1 first', 'day', '2 first', '3', '4 first', 'unread', '5 first']);
});
