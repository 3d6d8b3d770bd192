import type { Operation } from '@michi/api/server';
import { expect } from 'vitest';
import { createChanges } from '../src/platform/conditional/changes.ts';
import { createOwnSources } from '../src/platform/conditional/ownSources.ts';
import { createResponseTags } from '../src/platform/conditional/responseTags.ts';
import { systemTimer } from '../src/platform/mail/timer.ts';
import { appOf, type TestApp } from './testApp.ts';

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
export const refetches = (
  { deps }: TestApp,
  tokens: readonly string[],
  jobs: readonly string[],
): readonly Refetch[] =>
  tokens.flatMap((token) =>
    [...deps.responseTags.sources.keys()].flatMap((operation) => {
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

/** A server on the same database that remembers nothing. */
export function forgetful({ deps }: TestApp): ReturnType<typeof appOf> {
  const { clock, database, log } = deps;
  const changes = createChanges({ database, open: undefined, clock, timer: systemTimer, log });
  const parts = { database, changes, clock };
  const ownSources = createOwnSources(parts);
  return appOf({
    ...deps,
    changes,
    ownSources,
    responseTags: createResponseTags({ ...parts, ownSources }),
  });
}

/** A response: its `ETag` and its text, or its status if it is refused. */
async function responseOf(app: ReturnType<typeof appOf>, { path, token }: Refetch) {
  const response = await app.request(path, {
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' },
  });
  const { status, headers } = response;
  return status === 200 ? { etag: headers.get('etag'), text: await response.text() } : { status };
}

/** Reads each response, so that it is remembered where it can be. @returns those that are */
export async function readAll(testApp: TestApp, all: readonly Refetch[]): Promise<readonly Refetch[]> {
  await testApp.deps.changes.check();
  // A response is remembered shortly after it was sent, and not before the next moments are known.
  for (let round = 0; round < 3; round += 1) {
    const missing = all.filter((refetch) => find(testApp, refetch) === undefined);
    for (const refetch of missing) await responseOf(testApp.app, refetch);
    if (missing.length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return remembered(testApp, all);
}

/** Those that would be answered 304. */
export const remembered = (testApp: TestApp, all: readonly Refetch[]): readonly Refetch[] =>
  all.filter((refetch) => find(testApp, refetch) !== undefined);

/**
 * Compares each response, and the `ETag` of those that would be answered 304, with those of a server that remembers
 * nothing.
 * @returns how many would be answered 304
 */
export async function expectCurrent(testApp: TestApp, all: readonly Refetch[]): Promise<number> {
  const fresh = forgetful(testApp);
  let count = 0;
  for (const refetch of all) {
    const known = find(testApp, refetch);
    const expected = await responseOf(fresh, refetch);
    const place = `${refetch.path} at ${testApp.clock.now().toISOString()}`;
    if (known !== undefined) expect({ etag: known.etag }, place).toEqual({ etag: expected.etag });
    expect(await responseOf(testApp.app, refetch), place).toEqual(expected);
    if (known !== undefined) count += 1;
  }
  return count;
}
