import { session } from '@michi/api/session';
import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseOf } from '../portal-version/releaseOf.ts';
import { answerStore } from './answerStore.ts';
import { showAllKept } from './showAllKept.ts';
import { longestAge } from './showKept.ts';

const now = () => new Date('2026-11-25T00:00:00Z');

const list = ['api', 'job', 'jobs', 'all'];
const counters = ['api', 'job', 'jobs', 'summary'];

/** Keeps a list that the service gave to somebody so many ms ago. */
const keepList = (owner: string, age = 0) =>
  answerStore.write([
    [
      JSON.stringify(list),
      { owner, release: releaseOf(document), answer: '["Tester"]', givenAt: now().getTime() - age },
    ],
  ]);

/** A client that waits for a network to ask for the list and its counters. */
const waiting = (): QueryClient => {
  const client = new QueryClient();
  for (const queryKey of [list, counters])
    void client.prefetchQuery({ queryKey, queryFn: () => Promise.resolve([]) });
  return client;
};

beforeEach(() => {
  onlineManager.setOnline(false);
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
});

afterEach(async () => {
  onlineManager.setOnline(true);
  session.clear();
  await answerStore.removeOthers(null);
});

test('shows what is kept of all that is waited for, and ends', async () => {
  await keepList('hana');
  const client = waiting();
  await showAllKept(client, now);
  expect([client.getQueryData(list), client.getQueryData(counters)]).toEqual([['Tester'], undefined]);
});

test.each([
  ['another student', 'hana', 'alex'],
  ['nobody', null, 'hana'],
])('shows %s nothing of it', async (_who, reader, owner) => {
  await keepList(owner);
  if (reader === null) session.clear();
  const client = waiting();
  await showAllKept(client, now);
  expect(client.getQueryData(list)).toBeUndefined();
});

test('shows nothing that has grown too old', async () => {
  await keepList('hana', longestAge + 1);
  const client = waiting();
  await showAllKept(client, now);
  expect(client.getQueryData(list)).toBeUndefined();
});
