import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { readMetrics } from '../apps/server/test/readMetrics.ts';
import { describeLoad, median, percentile, runLoad, type Load } from './load.ts';
import { withManyJobs, type ManyJobs } from './manyJobs.ts';
import { withServer, withServers, type MeasuredServer } from './measuredServer.ts';
import { memoryOf, processorTime } from './processCosts.ts';
import { recordMix, type OpenPage } from './studentMix.ts';
import { isSuccess, sendAs, type Student } from './studentRequests.ts';
import { addStudents, beginSessions } from './temporaryDatabase.ts';
import { prepareWrites } from './writes.ts';
import {
  atPace,
  describeExcess,
  describeWriting,
  isExcessReached,
  isWritingReached,
  measureExcess,
  measureWriting,
  REFETCH_EVERY,
  type ExcessFigures,
  type WritingFigures,
} from './writingStudents.ts';

const JOBS = 10_000;
const APPLICATIONS = 4;
/** Concurrent refetches while the capacity of the processes is measured: not so many that some are turned away. */
const PARALLEL = 8;
const WARM_UP_MILLISECONDS = 5_000;
const ROUND_SECONDS = 15;
const PACED_SECONDS = 30;
/** Enough that no request waits for one, and no more than may wait to be accepted at once (511 in Node). */
const SOCKETS = 500;
/** Milliseconds until PostgreSQL has reported its statistics. */
const SETTLE = 2_000;

/** Goals for one process: milliseconds, and statements relative to those without `If-None-Match`. */
const GOAL_P99 = 100;
const GOAL_STATEMENTS = 0.2;

/** Refetches at full rate. */
export interface FullRate {
  readonly refetches: Load;
  readonly requestsPerSecond: number;
  /** Students that this rate serves, each asking every 30 seconds. */
  readonly students: number;
  /** For a student in a minute: milliseconds of the servers' processors and of PostgreSQL at work, and statements. */
  readonly serverTime: number;
  readonly databaseTime: number;
  readonly statements: number;
}

/** Results for a number of server processes on one PostgreSQL. */
export interface ProcessFigures {
  readonly processes: number;
  /** No request has `If-None-Match`, so that each is answered from the database. */
  readonly complete: FullRate;
  readonly conditional: FullRate;
  /** Requests of all students at a steady rate, in milliseconds, and the statements for a student in a minute. */
  readonly paced: { readonly p50: number; readonly p99: number; readonly statements: number };
  /** Memory of all processes at the end, in kB, and how much each student adds. */
  readonly memory: number;
  readonly memoryPerStudent: number;
  readonly failed: number;
}

/** Students with their portal open on one process and on two, beside a route and a statement that do nothing. */
export interface StudentFigures {
  readonly students: number;
  readonly mix: readonly OpenPage[];
  /** Requests of a student in 30 seconds, over all pages. */
  readonly perRefetch: number;
  readonly emptyRoute: Load;
  readonly bareSelect: Load;
  readonly rounds: readonly ProcessFigures[];
  /** The same with writes. */
  readonly writing: readonly WritingFigures[];
  readonly excess: ExcessFigures | undefined;
  readonly isReached: boolean;
}

/**
 * Measures on a temporary database with 10,000 jobs.
 * @param count of students
 * @param seconds how long the students write
 */
export function measureStudents(
  count: number,
  seconds: number,
  report: (line: string) => void,
): Promise<StudentFigures> {
  return withManyJobs(JOBS, report, (made) => measure(count, seconds, made, report));
}

async function measure(
  count: number,
  seconds: number,
  made: ManyJobs,
  report: (line: string) => void,
): Promise<StudentFigures> {
  const { database, url } = made;
  // The metrics count the statements.
  const environment = { ...made.environment, METRICS_TOKEN: randomBytes(32).toString('base64url') };
  report(`Adding ${count} students`);
  const signedIn = await addStudents(made, count);
  await mixClasses(made);
  await addApplications(made);
  report('Writing down what the portal asks again');
  const job = await jobToOpen(made);
  const mix = await withServer(environment, SOCKETS, ({ port }) =>
    recordMix(`http://127.0.0.1:${port}`, signedIn[0]?.token ?? '', job),
  );
  report('Measuring the floors');
  const emptyRoute = await measureEmptyRoute();
  const bareSelect = await measureBareSelect(url);
  const pages = mix.flatMap(({ students: share, paths }) => Array.from({ length: share }, () => paths));
  const writes = await prepareWrites(made, signedIn);
  const rounds: ProcessFigures[] = [];
  const writing: WritingFigures[] = [];
  let excess: ExcessFigures | undefined;
  for (const processes of [1, 2]) {
    report(`${processes} server process${processes === 1 ? '' : 'es'}`);
    const begin = async (): Promise<readonly Student[]> =>
      (await beginSessions(made, signedIn)).map(({ token }) => ({ token, etags: new Map() }));
    const metricsToken = environment.METRICS_TOKEN;
    let students = await begin();
    rounds.push(
      await withServers(processes, environment, SOCKETS, (servers) =>
        askAgain({ servers, students, pages, database, metricsToken, seconds }),
      ),
    );
    report(`${processes} server process${processes === 1 ? '' : 'es'}, with writes`);
    students = await begin();
    await withServers(processes, environment, SOCKETS, async (servers) => {
      const all = { servers, students, pages, writes, made, seconds };
      writing.push(await measureWriting(all));
      excess ??= await measureExcess(all);
    });
  }
  const [one] = rounds;
  return {
    students: count,
    mix,
    perRefetch: mix.reduce((sum, { students: share, paths }) => sum + (share * paths.length) / 10, 0),
    emptyRoute,
    bareSelect,
    rounds,
    writing,
    excess,
    isReached:
      one !== undefined &&
      one.paced.p99 <= GOAL_P99 &&
      one.paced.statements <= one.complete.statements * GOAL_STATEMENTS &&
      rounds.every(({ failed }) => failed === 0) &&
      writing.every(isWritingReached) &&
      excess !== undefined &&
      isExcessReached(excess),
  };
}

/** Students of five universities, half of whom need a visa: what they see of a job is the same within ten classes. */
async function mixClasses({ database }: ManyJobs): Promise<void> {
  await sql`
    with places as (select id, row_number() over (order by id) - 1 as place from universities),
    people as (select user_id, row_number() over (order by user_id) as number from students)
    update students set university_id = places.id, needs_visa = people.number % 2 = 0
    from people join places on places.place = people.number % (select count(*) from places)
    where students.user_id = people.user_id`.execute(database);
}

async function addApplications({ database, now }: ManyJobs): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`;
  // Adjacent students apply to different jobs, so that caches are not shared by chance.
  await sql`
    with places as (select id, row_number() over (order by id) - 1 as place from jobs where audience = 'PUBLIC'),
    total as (select count(*) as jobs from places),
    people as (select id, row_number() over (order by id) as number from users)
    insert into applications (id, user_id, job_id, stage, interviewer, applied_at, stage_changed_at, created_at)
    select gen_random_uuid(), people.id, places.id, (array['APPLIED', 'INTERVIEW_REQUESTED', 'INTERVIEW_RESULT', 'OFFERED'])[1 + n % 4],
      'COMPANY', ${moment}, ${moment}, ${moment}
    from people cross join generate_series(0, ${APPLICATIONS - 1}::integer) n cross join total
    join places on places.place = (people.number * 13 + n * 101) % total.jobs`.execute(database);
  for (const table of ['users', 'user_details', 'students', 'applications'] as const)
    await sql`vacuum analyze ${sql.table(table)}`.execute(database);
}

async function jobToOpen({ database }: ManyJobs): Promise<string> {
  const { id } = await database
    .selectFrom('jobs')
    .select('id')
    .where('audience', '=', 'PUBLIC')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Asking {
  readonly servers: readonly MeasuredServer[];
  readonly students: readonly Student[];
  readonly pages: readonly (readonly string[])[];
  readonly database: ManyJobs['database'];
  readonly metricsToken: string;
  readonly seconds: number;
}

/** Sends the refetches of each student's portal: complete and conditional at full rate, and then at a steady rate. */
async function askAgain({
  servers,
  students,
  pages,
  database,
  metricsToken,
  seconds,
}: Asking): Promise<ProcessFigures> {
  let times: number[] = [];
  let failed = 0;
  let isConditional = false;
  const refetch = async (number: number): Promise<void> => {
    // Seven goes through all students, and a student stays with a page and, as behind a balancer, a process.
    const index = (number * 7) % students.length;
    const student = students[index];
    const server = servers[index % servers.length];
    const paths = pages[Math.floor(index / servers.length) % pages.length] ?? [];
    if (student === undefined || server === undefined) return;
    await Promise.all(
      paths.map(async (path) => {
        const begun = performance.now();
        const isAnswered = isSuccess(await sendAs(student, server, { path }, isConditional));
        times.push(performance.now() - begun);
        if (!isAnswered) failed += 1;
      }),
    );
  };
  const statementsSoFar = async (): Promise<number> => {
    const counts = await Promise.all(servers.map((server) => statementsOf(server, metricsToken)));
    return counts.reduce((a, b) => a + b, 0);
  };
  const atFullRate = async (): Promise<FullRate> => {
    const [processor, active] = [await sumOf(servers, processorTime), await activeTime(database)];
    const statements = await statementsSoFar();
    times = [];
    const refetches = await runLoad(refetch, PARALLEL, Math.min(seconds, ROUND_SECONDS) * 1_000);
    const requests = times.length;
    const took = (await sumOf(servers, processorTime)) - processor;
    const ran = (await statementsSoFar()) - statements;
    const worked = (await activeTime(database)) - active;
    const minute = 60 / REFETCH_EVERY / refetches.count;
    return {
      refetches,
      requestsPerSecond: (requests / refetches.count) * refetches.perSecond,
      students: Math.floor(refetches.perSecond * REFETCH_EVERY),
      serverTime: took * minute,
      databaseTime: worked * minute,
      statements: ran * minute,
    };
  };
  await runLoad(refetch, PARALLEL, WARM_UP_MILLISECONDS);
  const complete = await atFullRate();
  const held = await sumOf(servers, memoryOf);
  isConditional = true;
  // Every portal has been open for a while: each has its responses.
  await inOrder(students.length, refetch);
  const conditional = await atFullRate();
  times = [];
  const statements = await statementsSoFar();
  const count = await atPace(refetch, students.length / REFETCH_EVERY, Math.min(seconds, PACED_SECONDS));
  return {
    processes: servers.length,
    complete,
    conditional,
    paced: {
      p50: median(times),
      p99: percentile(times, 0.99),
      statements: (((await statementsSoFar()) - statements) * 60) / REFETCH_EVERY / count,
    },
    memory: await sumOf(servers, memoryOf),
    memoryPerStudent: Math.max(0, (await sumOf(servers, memoryOf)) - held) / students.length,
    failed,
  };
}

/** Runs the work for each number, in parallel. */
async function inOrder(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

/** Statements that a server has run so far. */
async function statementsOf({ port }: MeasuredServer, token: string): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return readMetrics(await response.text())
    .filter(({ name }) => name === 'michi_database_statement_duration_seconds_count')
    .reduce((sum, { value }) => sum + value, 0);
}

const sumOf = async (
  servers: readonly MeasuredServer[],
  of: (pid: number | undefined) => Promise<number>,
): Promise<number> =>
  (await Promise.all(servers.map(({ child }) => of(child.pid)))).reduce((a, b) => a + b, 0);

/** Milliseconds PostgreSQL has spent on statements of this database so far. */
async function activeTime(database: ManyJobs['database']): Promise<number> {
  await rest(SETTLE);
  const { rows } = await sql<{ time: number }>`
    select active_time as time from pg_stat_database where datname = current_database()`.execute(database);
  return Number(rows[0]?.time);
}

/** The floor of the server: as many requests at once to a route that does nothing. */
function measureEmptyRoute(): Promise<Load> {
  const nobody: Student = { token: '', etags: new Map() };
  return withServer(
    {},
    PARALLEL,
    (server) =>
      measureFloor(async () => {
        await sendAs(nobody, server, { path: '/' });
      }),
    'emptyRoute.ts',
  );
}

async function measureFloor(work: () => Promise<void>): Promise<Load> {
  await runLoad(work, PARALLEL, WARM_UP_MILLISECONDS / 5);
  return runLoad(work, PARALLEL, (ROUND_SECONDS * 1_000) / 3);
}

/** The floor of the database: as many statements at once that read nothing. */
async function measureBareSelect(url: string): Promise<Load> {
  const pool = new pg.Pool({ connectionString: url, max: PARALLEL });
  try {
    return await measureFloor(async () => {
      await pool.query('select 1');
    });
  } finally {
    await pool.end();
  }
}

export function describeStudents(figures: StudentFigures): readonly string[] {
  const { students, mix, perRefetch, emptyRoute, bareSelect, rounds, writing, excess } = figures;
  const floor = (name: string, load: Load): string => `  floor: ${name.padEnd(16)}${describeLoad(load)}`;
  const atFullRate = (name: string, rate: FullRate): readonly string[] => [
    `    ${name}: at most ${rate.requestsPerSecond.toFixed(0)} requests a second, ${(rate.requestsPerSecond / emptyRoute.perSecond).toFixed(2)} of the empty route: ${rate.students} students`,
    `      a student costs ${rate.serverTime.toFixed(1)} ms of the servers' processor, ${rate.databaseTime.toFixed(1)} ms of PostgreSQL's time and ${rate.statements.toFixed(1)} statements a minute`,
  ];
  return [
    `${students} students, each portal asking every ${REFETCH_EVERY} s, ${JOBS} jobs, ${PARALLEL} refetches at once, ${availableParallelism()} processors for all`,
    `  a refetch is ${perRefetch.toFixed(1)} requests: ${mix.map(({ name, students: share, paths }) => `${name} ${paths.length} (${share} in 10 students)`).join(', ')}`,
    floor('an empty route', emptyRoute),
    floor('a bare select', bareSelect),
    ...rounds.flatMap(({ processes, complete, conditional, paced, ...round }) => [
      `  ${processes} process${processes === 1 ? '' : 'es'}`,
      ...atFullRate('without If-None-Match', complete),
      ...atFullRate('as the portal asks', conditional),
      `    at the pace of ${students} students: a request p50 ${paced.p50.toFixed(1)} ms, p99 ${paced.p99.toFixed(1)} ms (goal for one process: ${GOAL_P99})`,
      `      ${paced.statements.toFixed(1)} statements for a student and minute, ${(paced.statements / complete.statements).toFixed(2)} of those without If-None-Match (goal for one process: ${GOAL_STATEMENTS})`,
      `    memory ${(round.memory / 1000).toFixed(0)} MB, ${round.memoryPerStudent.toFixed(1)} kB more for each student; ${round.failed} requests failed (goal: 0)`,
    ]),
    ...writing.flatMap(describeWriting),
    ...(excess === undefined ? [] : describeExcess(excess)),
  ];
}
