import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAnswers } from '../../shared/kept-answers/answerStore.ts';
import { ownPersister } from '../../shared/kept-answers/ownPersister.ts';
import { areFirstAnswersThere, withFirstAnswers } from '../first-answers/firstAnswers.ts';
import { dropSessionQueryClient, sessionQueryClient } from '../../shared/session/queryClient.ts';
import { studentAreaLoader, untilShowable } from './studentAreaData.ts';

const jobs = ['api', 'job', 'jobs', 'all'];
const profile = ['api', 'user', 'users', 'profile'];
const address = `${location.origin}/api/user/users/profile`;

/** The page begins: its loaders ask for the student and for a list of jobs that a service answers when it is told to. */
const begin = async (answer: Promise<unknown>, patience?: number) => {
  const areAnswered = areFirstAnswersThere();
  studentAreaLoader();
  void sessionQueryClient().prefetchQuery({ queryKey: jobs, queryFn: () => answer });
  await untilShowable(areAnswered, patience);
  return sessionQueryClient();
};

/** Longer than any test: no machine is too busy for what is there. */
const patience = 60_000;

const never = new Promise<never>(() => undefined);

beforeEach(() => {
  localStorage.clear();
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
  configureApi({ origin: location.origin, fetch: withFirstAnswers(() => never) });
});

afterEach(async () => {
  vi.restoreAllMocks();
  dropSessionQueryClient();
  globalThis.michiFirstAnswers = undefined;
  await forgetAnswers(null);
});

/** The page's first script has asked for the student, just now, and has been answered or not. */
const asked = (isThere: boolean) => {
  vi.spyOn(performance, 'now').mockReturnValue(0);
  const body = { data: { id: 'hana' }, message: 'OK', statusCode: 200 };
  const headers = { Authorization: 'Bearer token' };
  const answer = isThere ? Promise.resolve(Response.json(body)) : never;
  globalThis.michiFirstAnswers = new Map([[address, { headers, answer, isThere }]]);
};

test('the area begins with the answers that are there when the page is', async () => {
  asked(true);
  const client = await begin(Promise.resolve(['Tester']), patience);
  expect(client.getQueryData(profile)).toMatchObject({ id: 'hana' });
  expect(client.getQueryData(jobs)).toEqual(['Tester']);
});

test('nothing waits for an answer that is on its way, which comes into the same client', async () => {
  asked(false);
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const client = await begin(promise);
  expect(client.getQueryData(jobs)).toBeUndefined();
  resolve(['Tester']);
  await expect.poll(() => client.getQueryData(jobs)).toEqual(['Tester']);
});

test('a page does not wait for long for what is there', async () => {
  asked(true);
  expect((await begin(never, 1)).getQueryData(jobs)).toBeUndefined();
});

test('without a worker of the portal, what is kept waits for nobody and is not shown', async () => {
  sessionQueryClient().setQueryData(jobs, ['Tester']);
  const query = sessionQueryClient().getQueryCache().find({ queryKey: jobs });
  const persister = ownPersister();
  if (query === undefined || persister === undefined) throw new Error('Nothing is kept');
  await persister.persistQuery(query);
  dropSessionQueryClient();
  expect((await begin(never)).getQueryData(jobs)).toBeUndefined();
});
