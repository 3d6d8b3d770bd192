import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';
import { answerStore } from '../../shared/kept-answers/answerStore.ts';
import { releaseOf } from '../../shared/portal-version/releaseOf.ts';
import { withFirstAnswers } from '../first-answers/firstAnswers.ts';
import { beginStudentClient, studentClientTaken, takeStudentClient } from './studentClient.ts';

const now = () => new Date('2026-11-25T00:00:00Z');
const place = new URL('/student/job/public-jobs', location.origin);
const jobs = ['api', 'job', 'jobs', 'all'];
const profile = ['api', 'user', 'users', 'profile'];
const address = `${location.origin}/api/user/users/profile`;

/** The list of jobs, from a service that says nothing before it is told to. */
const askForJobs =
  (answer: Promise<unknown>): DataAhead =>
  (fetchAhead) =>
    fetchAhead({ queryKey: jobs, queryFn: () => answer });

/** Longer than any test: no machine is too busy for what is there. */
const patience = 60_000;

const never = new Promise<never>(() => undefined);
const nothing: DataAhead = () => undefined;

beforeEach(() => {
  localStorage.clear();
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
  configureApi({ origin: location.origin, fetch: withFirstAnswers(() => never) });
});

afterEach(async () => {
  vi.restoreAllMocks();
  studentClientTaken();
  globalThis.michiFirstAnswers = undefined;
  await answerStore.removeOthers(null);
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
  await beginStudentClient(place, askForJobs(Promise.resolve(['Tester'])), now, patience);
  const client = takeStudentClient();
  expect(client.getQueryData(profile)).toMatchObject({ id: 'hana' });
  expect(client.getQueryData(jobs)).toEqual(['Tester']);
});

test('nothing waits for an answer that is on its way, which comes into the same client', async () => {
  asked(false);
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  await beginStudentClient(place, askForJobs(promise), now);
  const client = takeStudentClient();
  expect(client.getQueryData(jobs)).toBeUndefined();
  resolve(['Tester']);
  await expect.poll(() => client.getQueryData(jobs)).toEqual(['Tester']);
});

test('a client once drawn, or begun for another student, is not taken', async () => {
  await beginStudentClient(place, nothing, now);
  const first = takeStudentClient();
  // A draw that is begun anew finds it again.
  expect(takeStudentClient()).toBe(first);
  session.set('USER_ID', 'alex');
  expect(takeStudentClient()).not.toBe(first);
  session.set('USER_ID', 'hana');
  expect(takeStudentClient()).toBe(first);
  studentClientTaken();
  expect(takeStudentClient()).not.toBe(first);
});

test('a page does not wait for long for what is there', async () => {
  asked(true);
  await beginStudentClient(place, askForJobs(never), now, 1);
  expect(takeStudentClient().getQueryData(jobs)).toBeUndefined();
});

test('nothing is asked for who is not signed in', async () => {
  session.clear();
  const questions: unknown[] = [];
  await beginStudentClient(
    place,
    (fetchAhead) => {
      questions.push('asked');
      fetchAhead({ queryKey: jobs, queryFn: () => never });
    },
    now,
  );
  expect(questions).toEqual([]);
});

test('without a worker of the portal, what is kept waits for nobody and is not shown', async () => {
  await answerStore.write([
    [
      JSON.stringify(jobs),
      { owner: 'hana', release: releaseOf(document), answer: '["Tester"]', givenAt: now().getTime() },
    ],
  ]);
  await beginStudentClient(place, askForJobs(never), now);
  expect(takeStudentClient().getQueryData(jobs)).toBeUndefined();
});
