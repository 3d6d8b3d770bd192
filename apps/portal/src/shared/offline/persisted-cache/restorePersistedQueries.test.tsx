import { session } from '@michi/api/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPersistedQueries } from './persistedQueryStore.ts';
import { userPersister } from './userPersister.ts';
import { dropSessionQueryClient, sessionQueryClient } from '../../session/queryClient.ts';
import { restorePersistedQueries } from './restorePersistedQueries.ts';

const queryKey = ['api', 'job', 'jobs', 'all'];

beforeEach(() => {
  localStorage.clear();
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
});

afterEach(async () => {
  dropSessionQueryClient();
  await clearPersistedQueries(null);
  localStorage.clear();
});

test("without the portal's worker, stored data are not shown, and nothing waits for them", async () => {
  sessionQueryClient().setQueryData(queryKey, ['Tester']);
  const query = sessionQueryClient().getQueryCache().find({ queryKey });
  const persister = userPersister();
  if (query === undefined || persister === undefined) throw new Error('Nothing is kept');
  await persister.persistQuery(query);
  dropSessionQueryClient();
  void sessionQueryClient().prefetchQuery({ queryKey, queryFn: () => new Promise<never>(() => undefined) });
  await restorePersistedQueries();
  expect(sessionQueryClient().getQueryData(queryKey)).toBeUndefined();
});
