import type { Operation } from '@michi/api/server';
import { expect } from 'vitest';
import { RESPONSE_SOURCES } from '../src/platform/conditional/responseSources.ts';
import type { TestApp } from './testApp.ts';

/** Queries with which each operation is read; every other operation is read without one. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  listJobs: [
    'audience=PUBLIC&sort=POSTED&page=1&size=20',
    'canApply=true&sort=DEADLINE',
    'audience=UNIVERSITY',
  ],
  listFavoriteJobs: ['audience=PUBLIC', 'audience=UNIVERSITY', 'search=e'],
  listApplications: ['sort=ANSWER_BY', 'turn=STUDENT', 'audience=UNIVERSITY'],
  listJobsForYou: ['page=1&size=3'],
  listCompanies: ['size=1000'],
  listIndustries: ['isPlain=true', 'isPlain=false'],
  getStudentJobSummary: ['period=ONE_YEAR', 'period=THIS_WEEK'],
  getStudentSeminarSummary: ['period=ONE_YEAR'],
  listSeminars: ['canApply=true&sort=START&page=1&size=20', 'sort=DEADLINE', 'to=2026-12-01'],
  listSeminarApplications: ['', 'sort=START'],
  listFavoriteSeminars: ['audience=PUBLIC', 'search=e'],
  getSeminarCounters: ['audience=PUBLIC'],
  listPosts: ['page=1&size=3'],
};

/** A response that a portal would refetch. */
export interface Refetch {
  readonly operation: Operation;
  readonly path: string;
  readonly token: string;
}

/**
 * Every operation whose responses are remembered, for each of these tokens.
 * @param jobs those whose own page is read
 */
export const refetches = (tokens: readonly string[], jobs: readonly string[]): readonly Refetch[] =>
  tokens.flatMap((token) =>
    [...RESPONSE_SOURCES.keys()].flatMap((operation) => {
      const address = `/api/${operation.service}${operation.path}`;
      const paths = address.includes('{id}')
        ? jobs.map((id) => address.replace('{id}', id))
        : (QUERIES[operation.id] ?? ['']).map((query) => `${address}${query === '' ? '' : `?${query}`}`);
      return paths.map((path) => ({ operation, path, token }));
    }),
  );

const find = ({ deps }: TestApp, { operation, path, token }: Refetch) =>
  deps.responseTags.find({
    operation,
    authorization: `Bearer ${token}`,
    url: `http://localhost${path}`,
    language: 'en',
  });

/** The `ETag` of a fresh response; undefined if it is refused. */
async function freshTag(testApp: TestApp, { path, token }: Refetch): Promise<string | undefined> {
  const { status, headers } = await testApp.send('GET', path, { token, language: 'en' });
  return status === 200 ? (headers.get('etag') ?? undefined) : undefined;
}

/** Reads each response, so that it is remembered where it can be. @returns those that are */
export async function readAll(testApp: TestApp, all: readonly Refetch[]): Promise<readonly Refetch[]> {
  await testApp.deps.changes.check();
  // A response is remembered shortly after it was sent, and not before the next moments are known.
  for (let round = 0; round < 3; round += 1) {
    const missing = all.filter((refetch) => find(testApp, refetch) === undefined);
    for (const refetch of missing) await freshTag(testApp, refetch);
    if (missing.length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return all.filter((refetch) => find(testApp, refetch) !== undefined);
}

/**
 * Compares each response that would be answered 304 with a fresh one.
 * @returns how many there were
 */
export async function expectCurrent(testApp: TestApp, all: readonly Refetch[]): Promise<number> {
  let count = 0;
  for (const refetch of all) {
    const known = find(testApp, refetch);
    if (known === undefined) continue;
    count += 1;
    expect(known.etag, `${refetch.path} at ${testApp.clock.now().toISOString()}`).toBe(
      await freshTag(testApp, refetch),
    );
  }
  return count;
}
