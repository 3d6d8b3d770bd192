import type { Operation } from '@michi/api/server';
import type {
  ProbeResponse,
  Requester,
  Language,
  ProbeRequest,
  SessionHeaders,
  Silence,
} from './requester.ts';
import type { Clock } from './clock.ts';
import { differencesOf, type Expectation, parsed } from './judge.ts';
import type { KnownIds } from './knownIds.ts';
import type { Sources } from './parameters.ts';
import type { Check, Difference, OperationReport } from './report.ts';
import type { Misfit } from './shape.ts';

/** Shared state of the checks of one run. */
export interface Run {
  readonly asker: Requester;
  readonly clock: Clock;
  readonly ids: KnownIds;
  /** The time zone in which the services count days (IANA): that of the account, else Japan's. */
  readonly zone: string;
  readonly languages: readonly Language[];
  readonly urls: ReadonlyMap<string, string>;
  /** The account's headers; undefined where nobody is signed in. */
  readonly session: SessionHeaders | undefined;
  /** Operations the account may not call (403); filled while lists and details are read. */
  readonly forbidden: Set<Operation>;
  /** Operations that succeeded for the account; filled in the same way. */
  readonly allowed: Set<Operation>;
}

/** Sources of parameter texts at this moment of the run. */
export function sourcesOf({ ids, clock, zone }: Run): Sources {
  return { ids, now: clock.now(), zone };
}

export interface Probe {
  /** Path below the service, its parameters filled in, with the query. */
  readonly path: string;
  readonly session?: SessionHeaders | undefined;
  readonly language?: Language | undefined;
  readonly body?: ProbeRequest['body'];
}

/** A response that matches the expectation. */
export interface Fitting {
  readonly status: number;
  /** Its JSON; undefined for anything else. */
  readonly body: unknown;
  readonly request: string;
}

export interface Probing {
  readonly operation: Operation;
  readonly run: Run;
  /** Sends a request and records whether the response matches. @returns the response if it does */
  check(name: string, probe: Probe, expectation: Expectation): Promise<Fitting | undefined>;
  /** Records the differences between several responses. */
  addDifferences(name: string, differences: readonly Difference[]): void;
  /** Records the result of a check. */
  note(name: string, request: string, misfits: readonly Misfit[]): void;
  skip(name: string, reason: string): void;
  report(): OperationReport;
}

/** Statuses of an operation that does not exist. */
const NOWHERE = new Set([404, 405, 501]);

export function createProbing(operation: Operation, run: Run): Probing {
  const checks: Check[] = [];
  const statuses = new Set<number>();
  const begin = (): number => run.clock.now().getTime();
  const add = (
    name: string,
    started: number,
    outcome: Check['outcome'],
    differences: readonly Difference[] = [],
    reason: string | null = null,
  ): void => {
    checks.push({ name, outcome, differences, reason, milliseconds: run.clock.now().getTime() - started });
  };

  const addDifferences: Probing['addDifferences'] = (name, differences) =>
    add(name, begin(), differences.length === 0 ? 'passed' : 'different', differences);

  return {
    operation,
    run,
    async check(name, probe, expectation) {
      const started = begin();
      const method = operation.method.toUpperCase();
      const url = `${run.urls.get(operation.service) ?? ''}${probe.path}`;
      const request = `${method} ${url}${probe.language === undefined ? '' : ` (Accept-Language: ${probe.language})`}`;
      const response: ProbeResponse | Silence = await run.asker.ask({ ...probe, method, url });
      if ('kind' in response) {
        if (response.kind === 'unsent') add(name, started, 'not reached', [], response.reason);
        else {
          add(name, started, 'different', [
            { request, path: 'status', expected: 'an answer', got: response.reason },
          ]);
        }
        return undefined;
      }
      statuses.add(response.status);
      const { status } = response;
      const isBusy = status === 429 && !expectation.statuses.includes(429);
      const differences = differencesOf(
        operation,
        request,
        response,
        isBusy ? { statuses: [429], language: expectation.language } : expectation,
      );
      if (differences.length > 0) {
        add(name, started, 'different', differences);
        return undefined;
      }
      if (isBusy) {
        const seconds = response.headers.get('retry-after') ?? 'some';
        add(name, started, 'not reached', [], `the service asks to wait for ${seconds} s (429)`);
        return undefined;
      }
      add(name, started, 'passed');
      return { status, body: response.text === '' ? undefined : parsed(response.text), request };
    },
    addDifferences,
    note: (name, request, misfits) =>
      addDifferences(
        name,
        misfits.map((misfit) => ({ request, ...misfit })),
      ),
    skip: (name, reason) => add(name, begin(), 'not reached', [], reason),
    report() {
      const isNowhere = statuses.size > 0 && [...statuses].every((status) => NOWHERE.has(status));
      const differs = checks.some(({ outcome }) => outcome === 'different');
      return { operation, checks, state: isNowhere && differs ? 'not implemented' : 'checked' };
    },
  };
}
