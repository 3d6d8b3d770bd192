import { getShowThreadQueryKey, type ChatEvent, type ChatThread } from '@michi/api/chat';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { applyEvent } from './useLiveChat.ts';

const id = 'thread';
const known = { threadUniqueId: id, readUpTo: 4, readByEntityUpTo: 2 };

/** The thread, and whether the lists of threads are stale, after an event. */
function after(event: ChatEvent) {
  const client = new QueryClient();
  client.setQueryData<Partial<ChatThread>>(getShowThreadQueryKey(id), known);
  const list = ['api', 'chat', 'other'];
  client.setQueryData(list, {});
  applyEvent(client, event);
  return {
    thread: client.getQueryData(getShowThreadQueryKey(id)),
    isStale: client.getQueryState(list)?.isInvalidated,
  };
}

const read = { kind: 'READ', threadUniqueId: id, reader: 'COMPANY', isMine: false, readUpTo: 5 } as const;

test.each<readonly [string, ChatEvent, object]>([
  ['by the student', { ...read, isMine: true, reader: 'STUDENT' }, { readUpTo: 5 }],
  ['by the student, late', { ...read, isMine: true, reader: 'STUDENT', readUpTo: 3 }, {}],
  ['by the party', read, { readByEntityUpTo: 5 }],
  ['by the party, late', { ...read, readUpTo: 1 }, {}],
  ['by another student of a group', { ...read, reader: 'STUDENT' }, {}],
])('a thread is marked as read up to the event: %s', (_, event, change) => {
  expect(after(event).thread).toEqual({ ...known, ...change });
});

test.each([
  [true, false],
  [false, true],
])('after a stream without gaps (%o) the lists are stale: %o', (isComplete, isStale) => {
  expect(after({ kind: 'BEGIN', isComplete }).isStale).toBe(isStale);
});
