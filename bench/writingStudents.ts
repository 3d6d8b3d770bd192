import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as rest } from 'node:timers/promises';
import { runLoad, median, percentile } from './load.ts';
import type { ManyJobs } from './manyJobs.ts';
import type { MeasuredServer } from './measuredServer.ts';
import { databaseProcessorTime, processorTime } from './processCosts.ts';
import { isSuccess, sendAs, type Student, type StudentResponse } from './studentRequests.ts';
import { changeJobs, type StudentWrites } from './writes.ts';

/** Seconds between two refetches of a portal (specs/COVERAGE.md, section 9), and between two writes of a student. */
export const REFETCH_EVERY = 30;
const WRITE_EVERY = 300;

/** Refetches at once while the capacity is measured: not so many that some are turned away. */
const PARALLEL = 8;
/** Of the capacity, how much comes to see what the server does with too much. */
const EXCESS = 3;
const EXCESS_SECONDS = 15;
const CONNECTING = 3;
/** Seconds at the pace of the students before it counts: every portal has been open for a while. */
const WARM_UP = 30;

/** Goals: milliseconds, and seconds after a change that everyone sees. */
const GOALS = { manyStudents: 10_000, p50: 100, p99: 250, recovery: 10, accepted: 1_000, refused: 50 };

/** One request of the open portals, or one write. */
interface Sample {
  /** Milliseconds since the measurement began, and how long it took. */
  readonly at: number;
  readonly took: number;
  readonly isWrite: boolean;
  readonly response: StudentResponse;
}

/** Students who also write, while jobs change, at the pace of their portals. */
export interface WritingFigures {
  readonly processes: number;
  readonly students: number;
  readonly p50: number;
  readonly p99: number;
  readonly writes: { readonly count: number; readonly p50: number; readonly p99: number };
  /** Most seconds in a row in which the p99 was above the goal. */
  readonly recovery: number;
  /** How many failed, by status and error. */
  readonly failures: Readonly<Record<string, number>>;
  /** For a student in a minute: milliseconds of the servers' processors and of PostgreSQL's. */
  readonly serverTime: number;
  readonly databaseTime: number;
}

/** Three times what the processes can serve. */
export interface ExcessFigures {
  readonly processes: number;
  /** Refetches of a portal a second that they serve, and that came. */
  readonly capacity: number;
  readonly came: number;
  /** Milliseconds until a response, and until a refusal. */
  readonly accepted: number;
  readonly refused: number;
  /** p99 of the milliseconds by which the clients, which share the processors, were late themselves. */
  readonly late: number;
  /** Of the requests, how many were refused, and of the writes. */
  readonly share: number;
  readonly writeShare: number;
  readonly failures: Readonly<Record<string, number>>;
}

export interface Writing {
  readonly servers: readonly MeasuredServer[];
  readonly students: readonly Student[];
  /** The refetches of each open page, as often as there are students with it. */
  readonly pages: readonly (readonly string[])[];
  readonly writes: StudentWrites;
  readonly made: ManyJobs;
  readonly seconds: number;
}

export async function measureWriting(writing: Writing): Promise<WritingFigures> {
  const { servers, students, made, seconds } = writing;
  const portals = openPortals(writing);
  const costs = async () => ({
    server: (await Promise.all(servers.map(({ child }) => processorTime(child.pid)))).reduce((a, b) => a + b),
    database: await databaseProcessorTime(made.database),
  });
  const pace = students.length / REFETCH_EVERY;
  await portals.run(pace, Math.min(WARM_UP, seconds));
  const before = await costs();
  const [{ samples, refetches }] = await Promise.all([portals.run(pace, seconds), changeJobs(made, seconds)]);
  const after = await costs();
  const minutes = (refetches * REFETCH_EVERY) / 60;
  const writes = samples.filter(({ isWrite }) => isWrite);
  return {
    processes: servers.length,
    students: students.length,
    ...middleOf(samples),
    writes: { count: writes.length, ...middleOf(writes) },
    recovery: longestAbove(samples, GOALS.p99),
    failures: failuresOf(samples),
    serverTime: (after.server - before.server) / minutes,
    databaseTime: (after.database - before.database) / minutes,
  };
}

/** Measures what the processes can serve, and sends three times as much. */
export async function measureExcess(writing: Writing): Promise<ExcessFigures> {
  const { servers, made, seconds } = writing;
  const long = Math.min(seconds, EXCESS_SECONDS);
  const portals = openPortals(writing);
  const [{ perSecond: capacity }] = await Promise.all([
    runLoad(portals.refetch, PARALLEL, long * 1_000),
    changeJobs(made, long),
  ]);
  const came = capacity * EXCESS;
  // A portal is connected already.
  await portals.run(came, CONNECTING);
  const delay = monitorEventLoopDelay();
  delay.enable();
  const [{ samples }] = await Promise.all([portals.run(came, long), changeJobs(made, long)]);
  delay.disable();
  const isRefused = ({ response }: Sample) => response.status === 503;
  const accepted = samples.filter((sample) => !isRefused(sample));
  const refused = samples.filter(isRefused);
  const writes = samples.filter(({ isWrite }) => isWrite);
  return {
    processes: servers.length,
    capacity,
    came,
    accepted: middleOf(accepted).p99,
    refused: middleOf(refused).p99,
    late: delay.percentile(99) / 1e6,
    share: refused.length / samples.length,
    writeShare: writes.filter(isRefused).length / writes.length,
    failures: failuresOf(accepted),
  };
}

/** The portals of all students. */
interface Portals {
  /** All that one of them asks for again. */
  refetch(number: number): Promise<void>;
  /** Refetches at a steady rate, and writes as often as the same students would. */
  run(
    perSecond: number,
    seconds: number,
  ): Promise<{ readonly samples: readonly Sample[]; readonly refetches: number }>;
}

function openPortals({ servers, students, pages, writes }: Writing): Portals {
  const written = students.map(() => 0);
  let samples: Sample[] = [];
  let start = performance.now();
  const timed = async (isWrite: boolean, send: () => Promise<StudentResponse>): Promise<void> => {
    const at = performance.now();
    const response = await send().catch((): StudentResponse => ({ status: 0, error: 'CONNECTION_LOST' }));
    samples.push({ at: at - start, took: performance.now() - at, isWrite, response });
  };
  const of = (number: number, step: number) => {
    // The step goes through all students, and a student stays with a page and, as behind a balancer, a process.
    const index = (number * step) % students.length;
    const [student, server] = [students[index], servers[index % servers.length]];
    if (student === undefined || server === undefined) throw new Error('There is nobody to ask.');
    return { place: index, student, server };
  };
  const refetch = async (number: number): Promise<void> => {
    const { place: index, student, server } = of(number, 7);
    const paths = pages[Math.floor(index / servers.length) % pages.length] ?? [];
    await Promise.all(paths.map((path) => timed(false, () => sendAs(student, server, { path }, true))));
  };
  const write = async (number: number): Promise<void> => {
    const { place: index, student, server } = of(number, 11);
    const before = written[index] ?? 0;
    written[index] = before + 1;
    await timed(true, () => sendAs(student, server, writes.next(index, before)));
    // The SDK sends no ETag until it has new responses.
    student.etags.clear();
  };
  return {
    refetch,
    async run(perSecond, seconds) {
      samples = [];
      start = performance.now();
      const [refetches] = await Promise.all([
        atPace(refetch, perSecond, seconds),
        atPace(write, (perSecond * REFETCH_EVERY) / WRITE_EVERY, seconds),
      ]);
      return { samples, refetches };
    },
  };
}

const middleOf = (samples: readonly Sample[]) => {
  const times = samples.map(({ took }) => took);
  return { p50: median(times), p99: percentile(times, 0.99) };
};

const failuresOf = (samples: readonly Sample[]): Readonly<Record<string, number>> => {
  const counts = new Map<string, number>();
  for (const { response, isWrite } of samples) {
    if (isSuccess(response)) continue;
    const name = `${isWrite ? 'write' : 'refetch'} ${response.status} ${response.error}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};

/** Most seconds in a row in which the p99 of the requests sent in them was above a limit. */
function longestAbove(samples: readonly Sample[], limit: number): number {
  const seconds = Map.groupBy(samples, ({ at }) => Math.floor(at / 1_000));
  let longest = 0;
  let run = 0;
  for (const second of [...seconds.keys()].toSorted((a, b) => a - b)) {
    run = middleOf(seconds.get(second) ?? []).p99 > limit ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * Starts pieces of work at a steady rate, independent of their duration, and waits for the last.
 * @returns how many there were
 */
export async function atPace(
  work: (number: number) => Promise<void>,
  perSecond: number,
  seconds: number,
): Promise<number> {
  const start = performance.now();
  const begun: Promise<void>[] = [];
  for (let number = 1; number <= perSecond * seconds; number += 1) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await rest(wait);
    begun.push(work(number));
  }
  await Promise.all(begun);
  return begun.length;
}

/** The goal for the p99 is that of half as many students as the goal for the p50. */
export const isWritingReached = ({
  students,
  processes,
  p50,
  p99,
  recovery,
  failures,
}: WritingFigures): boolean =>
  Object.keys(failures).length === 0 &&
  (processes > 1 ||
    ((students >= GOALS.manyStudents ? p50 <= GOALS.p50 : p99 <= GOALS.p99) && recovery <= GOALS.recovery));

export const isExcessReached = ({ accepted, refused }: ExcessFigures): boolean =>
  accepted <= GOALS.accepted && refused <= GOALS.refused;

export function describeWriting(figures: WritingFigures): readonly string[] {
  const { processes, students, p50, p99, writes, recovery, failures } = figures;
  return [
    `  ${processes} process${processes === 1 ? '' : 'es'}, ${students} students who also write`,
    `    a request p50 ${p50.toFixed(1)} ms (goal with ${GOALS.manyStudents} students: ${GOALS.p50}), p99 ${p99.toFixed(1)} ms (goal with fewer: ${GOALS.p99}); above that for ${recovery} s in a row at most (goal: ${GOALS.recovery})`,
    `    ${writes.count} writes p50 ${writes.p50.toFixed(1)} ms, p99 ${writes.p99.toFixed(1)} ms; failed: ${describeFailures(failures)} (goal: 0)`,
    `    a student costs ${figures.serverTime.toFixed(1)} ms of the servers' processor and ${figures.databaseTime.toFixed(1)} ms of PostgreSQL's a minute`,
  ];
}

export function describeExcess(figures: ExcessFigures): readonly string[] {
  const { processes, capacity, came, accepted, refused, late, share, writeShare, failures } = figures;
  const percent = (part: number) => `${(part * 100).toFixed(0)}%`;
  return [
    `  ${processes} process${processes === 1 ? '' : 'es'}, ${came.toFixed(0)} refetching portals a second, three times the ${capacity.toFixed(0)} that can be served`,
    `    what is accepted p99 ${accepted.toFixed(0)} ms (goal: ${GOALS.accepted}), what is refused p99 ${refused.toFixed(0)} ms (goal: ${GOALS.refused}); the clients were late themselves by ${late.toFixed(0)} ms`,
    `    refused ${percent(share)} of the requests, ${percent(writeShare)} of the writes; failed otherwise: ${describeFailures(failures)}`,
  ];
}

const describeFailures = (failures: Readonly<Record<string, number>>): string =>
  Object.entries(failures)
    .map(([name, count]) => `${count} × ${name.trim()}`)
    .join(', ') || '0';
