import { request, type IncomingMessage } from 'node:http';
import { availableParallelism } from 'node:os';
import { setTimeout as rest } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { describeLoad, median, percentile, runLoad, type Load } from './load.ts';
import { withManyJobs, type ManyJobs } from './manyJobs.ts';
import { withServer, withServers, type MeasuredServer } from './measuredServer.ts';
import { memoryOf, processorTime } from './processCosts.ts';
import { recordMix, type OpenPage } from './studentMix.ts';
import { addStudents } from './temporaryDatabase.ts';

/** Students with an open portal, and its refetch interval in seconds (specs/COVERAGE.md, section 9). */
const STUDENTS = 10_000;
const EVERY = 30;

const JOBS = 10_000;
const APPLICATIONS = 4;
/** Concurrent refetches while the capacity of the processes is measured. */
const PARALLEL = 24;
const WARM_UP_MILLISECONDS = 5_000;
const ROUND_MILLISECONDS = 15_000;
const SOCKETS = PARALLEL * 4;
/** Largest share of that capacity requested while response times are measured. */
const SHARE = 0.6;
/** Milliseconds until PostgreSQL has reported its statistics. */
const SETTLE = 2_000;

/** Results for a number of server processes on one PostgreSQL. */
export interface ProcessFigures {
  readonly processes: number;
  /** At full rate: whole refetches of several requests each. */
  readonly refetches: Load;
  readonly requestsPerSecond: number;
  /** Students that this rate serves, each asking every 30 seconds. */
  readonly students: number;
  /** Requests at a steady rate: the number of students it corresponds to, and response times in milliseconds. */
  readonly paced: { readonly students: number; readonly p50: number; readonly p99: number };
  /** Milliseconds for a student in a minute: of the servers' processors, and of PostgreSQL at work. */
  readonly serverTime: number;
  readonly databaseTime: number;
  /** Memory of all processes at the end, in kB, and how much each student adds. */
  readonly memory: number;
  readonly memoryPerStudent: number;
  readonly failed: number;
}

/** Students with their portal open on one process and on two, beside a route and a statement that do nothing. */
export interface StudentFigures {
  readonly mix: readonly OpenPage[];
  /** Requests of a student in 30 seconds, over all pages. */
  readonly perRefetch: number;
  readonly emptyRoute: Load;
  readonly bareSelect: Load;
  readonly rounds: readonly ProcessFigures[];
  readonly isReached: boolean;
}

interface Student {
  readonly token: string;
  /** ETags of the responses, by path: the portal revalidates them. */
  readonly etags: Map<string, string>;
}

/** Measures on a temporary database with 10,000 jobs and 10,000 students. */
export function measureStudents(report: (line: string) => void): Promise<StudentFigures> {
  return withManyJobs(JOBS, report, (made) => measure(made, report));
}

async function measure(made: ManyJobs, report: (line: string) => void): Promise<StudentFigures> {
  const { database, environment, url } = made;
  report(`Adding ${STUDENTS} students`);
  const students = (await addStudents(made, STUDENTS)).map(({ token }) => ({
    token,
    etags: new Map<string, string>(),
  }));
  await addApplications(made);
  report('Writing down what the portal asks again');
  const job = await jobToOpen(made);
  const mix = await withServer(environment, SOCKETS, ({ port }) =>
    recordMix(`http://127.0.0.1:${port}`, students[0]?.token ?? '', job),
  );
  report('Measuring the floors');
  const emptyRoute = await measureEmptyRoute();
  const bareSelect = await measureBareSelect(url);
  const rounds: ProcessFigures[] = [];
  for (const processes of [1, 2]) {
    report(`${processes} server process${processes === 1 ? '' : 'es'}`);
    rounds.push(
      await withServers(processes, environment, SOCKETS, (servers) =>
        askAgain(servers, students, mix, database),
      ),
    );
  }
  const perRefetch = mix.reduce((sum, { students: share, paths }) => sum + (share * paths.length) / 10, 0);
  return {
    mix,
    perRefetch,
    emptyRoute,
    bareSelect,
    rounds,
    isReached: rounds.every(({ failed }) => failed === 0),
  };
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

/** Sends the refetches of each student's portal, at full rate and then at a steady rate. */
async function askAgain(
  servers: readonly MeasuredServer[],
  students: readonly Student[],
  mix: readonly OpenPage[],
  database: ManyJobs['database'],
): Promise<ProcessFigures> {
  const pages = mix.flatMap(({ students: share, paths }) => Array.from({ length: share }, () => paths));
  let times: number[] = [];
  let failed = 0;
  const refetch = async (number: number): Promise<void> => {
    // Seven goes through all ten thousand, and a student stays with a page and, as behind a balancer, a process.
    const place = (number * 7) % students.length;
    const student = students[place];
    const server = servers[place % servers.length];
    const paths = pages[Math.floor(place / servers.length) % pages.length] ?? [];
    if (student === undefined || server === undefined) return;
    await Promise.all(
      paths.map(async (path) => {
        const begun = performance.now();
        const isAnswered = await askAs(student, server, path);
        times.push(performance.now() - begun);
        if (!isAnswered) failed += 1;
      }),
    );
  };
  await runLoad(refetch, PARALLEL, WARM_UP_MILLISECONDS);
  const held = await sumOf(servers, memoryOf);
  const [processor, active] = [await sumOf(servers, processorTime), await activeTime(database)];
  times = [];
  const refetches = await runLoad(refetch, PARALLEL, ROUND_MILLISECONDS);
  const requests = times.length;
  const took = (await sumOf(servers, processorTime)) - processor;
  const worked = (await activeTime(database)) - active;
  const memory = await sumOf(servers, memoryOf);
  times = [];
  const pacedStudents = Math.min(STUDENTS, Math.floor(refetches.perSecond * SHARE * EVERY));
  await atPace(refetch, pacedStudents / EVERY, ROUND_MILLISECONDS);
  const minute = 60 / EVERY / refetches.count;
  return {
    processes: servers.length,
    refetches,
    requestsPerSecond: (requests / refetches.count) * refetches.perSecond,
    students: Math.floor(refetches.perSecond * EVERY),
    paced: {
      students: pacedStudents,
      p50: median(times),
      p99: percentile(times, 0.99),
    },
    serverTime: took * minute,
    databaseTime: worked * minute,
    memory,
    memoryPerStudent: Math.max(0, memory - held) / students.length,
    failed,
  };
}

/** Starts pieces of work at a steady rate, independent of their duration, and waits for the last. */
async function atPace(
  work: (number: number) => Promise<void>,
  perSecond: number,
  milliseconds: number,
): Promise<void> {
  const start = performance.now();
  const begun: Promise<void>[] = [];
  for (let number = 1; number <= (perSecond * milliseconds) / 1000; number += 1) {
    const wait = start + (number * 1000) / perSecond - performance.now();
    if (wait > 0) await rest(wait);
    begun.push(work(number));
  }
  await Promise.all(begun);
}

/**
 * Requests as a student's portal does: over a keep-alive connection, with one retry if the server has closed it at
 * that moment, as every browser does (Node's documentation, `request.reusedSocket`).
 * @returns whether there was a response, including a 304
 */
async function askAs(
  { token, etags }: Student,
  { agent, port }: MeasuredServer,
  path: string,
): Promise<boolean> {
  const known = etags.get(path);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(known !== undefined && { 'if-none-match': known }),
  };
  const answered = (): Promise<IncomingMessage | 'gone'> =>
    new Promise((receive, reject) => {
      const question = request({ agent, port, host: '127.0.0.1', path, headers });
      question.once('response', receive);
      question.once('error', (error: NodeJS.ErrnoException) => {
        if (question.reusedSocket && error.code === 'ECONNRESET') receive('gone');
        else reject(error);
      });
      question.end();
    });
  let answer = await answered();
  while (answer === 'gone') answer = await answered();
  for await (const _part of answer);
  const { etag } = answer.headers;
  if (etag !== undefined) etags.set(path, etag);
  return answer.statusCode === 200 || answer.statusCode === 304;
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
        await askAs(nobody, server, '/');
      }),
    'emptyRoute.ts',
  );
}

async function measureFloor(work: () => Promise<void>): Promise<Load> {
  await runLoad(work, PARALLEL, WARM_UP_MILLISECONDS / 5);
  return runLoad(work, PARALLEL, ROUND_MILLISECONDS / 3);
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
  const { mix, perRefetch, emptyRoute, bareSelect, rounds } = figures;
  const floor = (name: string, load: Load): string => `  floor: ${name.padEnd(16)}${describeLoad(load)}`;
  return [
    `${STUDENTS} students, each portal asking every ${EVERY} s, ${JOBS} jobs, ${PARALLEL} refetches at once, ${availableParallelism()} processors for all`,
    `  a refetch is ${perRefetch.toFixed(1)} requests: ${mix.map(({ name, students, paths }) => `${name} ${paths.length} (${students} in 10 students)`).join(', ')}`,
    floor('an empty route', emptyRoute),
    floor('a bare select', bareSelect),
    ...rounds.flatMap(
      ({ processes, requestsPerSecond, students, paced, serverTime, databaseTime, ...round }) => [
        `  ${processes} process${processes === 1 ? '' : 'es'}`,
        `    at most ${requestsPerSecond.toFixed(0)} requests a second, ${(requestsPerSecond / emptyRoute.perSecond).toFixed(2)} of the empty route: ${students} students`,
        `    at the pace of ${paced.students} students: a request p50 ${paced.p50.toFixed(1)} ms, p99 ${paced.p99.toFixed(1)} ms`,
        `    a student costs ${serverTime.toFixed(1)} ms of the servers' processor and ${databaseTime.toFixed(1)} ms of PostgreSQL's time a minute`,
        `    memory ${(round.memory / 1000).toFixed(0)} MB, ${round.memoryPerStudent.toFixed(1)} kB more for each student; ${round.failed} requests failed (goal: 0)`,
      ],
    ),
  ];
}
