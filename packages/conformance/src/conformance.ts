import { type Operation, operations } from '@michi/api/server';
import { createRequester, type Language, type SessionHeaders } from './requester.ts';
import type { Clock } from './clock.ts';
import { JAPAN } from './day.ts';
import { createKnownIds } from './knownIds.ts';
import { pathNames } from './parameters.ts';
import { createProbing, type Probing, type Run } from './probe.ts';
import { beginReading, finishReading } from './readings.ts';
import { type ReadOperation, isList, type ReadOperations } from './readRows.ts';
import { checkRefusals } from './refusals.ts';
import type { Report } from './report.ts';
import { type Credentials, CredentialsError, logIn, logOut } from './session.ts';
import { checkDays } from './calendarDays.ts';
import { checkCounters, checkHelpCounts } from './counters.ts';
import { checkFavorites } from './favorites.ts';
import { checkFilters } from './filters.ts';
import { checkOrder } from './orders.ts';
import { checkShows } from './shows.ts';
import { checkWholeList } from './wholeList.ts';

export interface ConformanceOptions {
  /** Base URL of each service to check, by its name: `job` → `https://michi.example/api/job`. */
  readonly services: ReadonlyMap<string, string>;
  /** Where to sign in, when `user` itself is not checked. */
  readonly userUrl?: string | undefined;
  readonly credentials?: Credentials | undefined;
  /**
   * Headers of every request that is signed in, for a service with a sign-in of its own: a cookie, or an
   * `Authorization`. Instead of `credentials`.
   */
  readonly session?: SessionHeaders | undefined;
  /** Languages the deployment offers; by default both. */
  readonly languages?: readonly Language[] | undefined;
  /** Milliseconds between requests; by default 100. */
  readonly paceMilliseconds?: number | undefined;
  /** Milliseconds the run may take; by default ten minutes. */
  readonly limitMilliseconds?: number | undefined;
}

export interface ConformanceDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
}

function operationOf(id: string): Operation {
  const found = operations.find((operation) => operation.id === id);
  if (found === undefined) throw new Error(`No contract has an operation ${id}.`);
  return found;
}

/** Milliseconds one answer may take. */
const RESPONSE_TIMEOUT = 10_000;

/**
 * Checks running services against their contracts: everything readable, and every refusal that can be provoked safely.
 * It logs in and out, and sends nothing else that would change anything.
 * @throws CredentialsError if the credentials are refused, or there is no service for them
 */
export async function runConformance(options: ConformanceOptions, deps: ConformanceDeps): Promise<Report> {
  const { clock } = deps;
  const startedAt = clock.now();
  const asker = createRequester(deps.fetch, clock, {
    everyMilliseconds: options.paceMilliseconds ?? 100,
    responseTimeout: RESPONSE_TIMEOUT,
    finishWithin: options.limitMilliseconds ?? 600_000,
  });
  const userUrl = options.services.get('user') ?? options.userUrl;
  const signedOut: Run = {
    asker,
    clock,
    ids: createKnownIds(),
    zone: JAPAN,
    forbidden: new Set(),
    allowed: new Set(),
    languages: options.languages ?? ['en', 'ja'],
    urls: new Map([...(userUrl === undefined ? [] : [['user', userUrl] as const]), ...options.services]),
    session: options.session,
  };
  const session = createProbing(operationOf('logIn'), signedOut);
  const signedIn = options.credentials === undefined ? undefined : await logIn(session, options.credentials);
  if (options.credentials !== undefined && session.report().state === 'not implemented') {
    throw new CredentialsError(`There is nowhere to log in at ${userUrl ?? 'the user service'}.`);
  }
  const run: Run = {
    ...signedOut,
    session: signedIn?.headers ?? options.session,
    zone: signedIn?.zone ?? JAPAN,
  };

  const probings = new Map<Operation, Probing>(
    operations
      .filter(({ service }) => options.services.has(service))
      .map((operation) => [operation, createProbing(operation, run)]),
  );
  const all = [...probings.values()];
  const readings = all.filter(({ operation }) => operation.method === 'get');
  const hasParameters = ({ operation }: Probing): boolean => pathNames(operation).length > 0;
  // Lists come first: they hold the ids that the others need.
  const read = new Map<string, ReadOperation>();
  for (const probing of [
    ...readings.filter((each) => !hasParameters(each)),
    ...readings.filter(hasParameters),
  ]) {
    const reading = await beginReading(probing);
    if (reading !== undefined) read.set(probing.operation.id, { probing, reading });
  }
  for (const { probing, reading } of read.values()) await finishReading(probing, reading);
  await checkRelations(read);
  for (const probing of all) await checkRefusals(probing);

  const end = createProbing(operationOf('logOut'), run);
  // A session that was given is its owner's to end.
  if (signedIn !== undefined) await logOut(end, signedIn.headers);

  // The results of logging in and out belong to those operations, also if the service is not checked as a whole.
  const extra = [session, end].filter((probing) => probing.report().checks.length > 0);
  const reports = all.map((probing) => probing.report());
  const joined = reports.map((report) => {
    const more = extra.find(({ operation }) => operation === report.operation)?.report();
    return more === undefined
      ? report
      : { ...report, state: joinedState(more, report), checks: [...more.checks, ...report.checks] };
  });
  const services = [...options.services].map(([service, url]) => ({
    service,
    url,
    operations: joined.filter(({ operation }) => operation.service === service),
  }));
  if (!options.services.has('user') && userUrl !== undefined && extra.length > 0) {
    services.push({
      service: 'user',
      url: userUrl,
      operations: extra.map((probing) => probing.report()),
    });
  }
  return {
    services,
    startedAt,
    milliseconds: clock.now().getTime() - startedAt.getTime(),
    requests: asker.count,
    isFinished: !asker.isLate,
  };
}

type State = Report['services'][number]['operations'][number]['state'];

function joinedState(one: { readonly state: State }, other: { readonly state: State }): State {
  return one.state === 'not implemented' && other.state === 'not implemented' ? 'not implemented' : 'checked';
}

/** Compares responses with one another: each may be right alone, and wrong beside the others. */
async function checkRelations(reads: ReadOperations): Promise<void> {
  for (const read of reads.values()) {
    if (isList(read)) {
      await checkFilters(read);
      await checkOrder(read);
      await checkWholeList(read);
      await checkFavorites(read, reads);
      await checkShows(read, reads);
    }
    await checkDays(read);
  }
  await checkCounters(reads);
  await checkHelpCounts(reads);
}
