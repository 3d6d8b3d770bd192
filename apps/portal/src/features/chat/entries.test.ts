import { expect, test } from 'vitest';
import { entriesOf } from './entries.ts';
import { message } from './test/exampleMessage.ts';

/** The day in Japan, nine hours before the world's. */
const dayOf = (instant: string) => new Date(Date.parse(instant) + 9 * 3_600_000).toISOString().slice(0, 10);

test("separates the student's days, unread messages and senders", () => {
  const talk = [
    message({ sequence: 1, sentAt: '2026-11-19T14:59:00.000Z' }),
    message({ sequence: 2, sentAt: '2026-11-19T15:01:00.000Z' }),
    message({ sequence: 3, sentAt: '2026-11-19T15:02:00.000Z' }),
    message({ sequence: 4, sentAt: '2026-11-19T15:03:00.000Z', isMine: true }),
    message({ sequence: 5, sentAt: '2026-11-19T15:04:00.000Z' }),
  ];
  const told = entriesOf(talk, { readUpTo: 3, dayOf }).map((entry) =>
    entry.kind === 'message' ? `${entry.message.sequence}${entry.isFirst ? ' first' : ''}` : entry.kind,
  );
  expect(told).toEqual(['day', '1 first', 'day', '2 first', '3', '4 first', 'unread', '5 first']);
});
