import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beginSession } from '../apps/server/src/platform/auth/sessions.ts';
import { createDeps } from '../apps/server/src/platform/createDeps.ts';
import { connect, type Connection } from '../apps/server/src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { notify } from '../apps/server/src/platform/notifications/notify.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';
import { endServer, freePort, ready, startServer } from './measuredServer.ts';

/** Students who are connected at once, to one process. */
const STUDENTS = 2_000;

/** Connections that are opened at the same moment. */
const AT_ONCE = 50;

const BROADCASTS = 3;

/** Milliseconds a broadcast may take to reach everyone before it is given up. */
const PATIENCE = 30_000;

/** Milliseconds before memory is read, so that temporary allocations are freed. */
const SETTLE = 5_000;

/** How events reach many students on one process. */
export interface EventFigures {
  readonly students: number;
  /** Of every broadcast, how many students it reached. */
  readonly reached: readonly number[];
  /** Milliseconds from the beginning of a broadcast to a student, over all broadcasts. */
  readonly median: number;
  readonly worst: number;
  /** The floor: milliseconds until the broadcast is committed, in the median of the broadcasts. */
  readonly commit: number;
  /** Memory of the server for each connection that idles, in kB. */
  readonly idleKilobytes: number;
  readonly isReached: boolean;
}

/** Measures a broadcast to students who follow their notifications, on a temporary database. */
export async function measureEvents(report: (line: string) => void): Promise<EventFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-bench-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(folder, 0o755);
  report('Starting a throw-away PostgreSQL');
  const postgres = await startEmbeddedPostgres(folder, () => undefined);
  const connection = connect({ url: postgres.url, statementTimeout: 0 });
  try {
    await migrate(connection.database);
    return await measure(connection, postgres.url, report);
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Student {
  readonly id: string;
  readonly token: string;
}

async function measure(
  connection: Connection,
  url: string,
  report: (line: string) => void,
): Promise<EventFigures> {
  const secret = randomBytes(32).toString('base64url');
  const port = String(await freePort());
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    SESSION_SECRET: secret,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
    PORT: port,
  };
  report(`Adding ${STUDENTS} students`);
  const students = await addStudents(connection, environment, secret);
  const child = startServer(environment);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const streams: Stream[] = [];
  try {
    await ready(child, port, agent);
    await rest(SETTLE);
    const before = await memoryOf(child.pid);
    report('Connecting them');
    for (let first = 0; first < students.length; first += AT_ONCE) {
      const some = students.slice(first, first + AT_ONCE);
      streams.push(...(await Promise.all(some.map((student) => follow(port, student)))));
    }
    await rest(SETTLE);
    const idleKilobytes = ((await memoryOf(child.pid)) - before) / STUDENTS;
    const times: number[] = [];
    const commits: number[] = [];
    const reached: number[] = [];
    for (let round = 1; round <= BROADCASTS; round += 1) {
      report(`Broadcast ${round} of ${BROADCASTS}`);
      const arrivals = streams.map((stream) => stream.next());
      const begun = performance.now();
      await broadcast(connection, students, round);
      commits.push(performance.now() - begun);
      const moments = await Promise.all(arrivals);
      const seen = moments.filter((moment) => moment !== null);
      reached.push(seen.length);
      times.push(...seen.map((moment) => moment - begun));
    }
    const sorted = times.toSorted((a, b) => a - b);
    return {
      students: STUDENTS,
      reached,
      median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      worst: sorted.at(-1) ?? Number.NaN,
      commit: commits.toSorted((a, b) => a - b)[Math.floor(commits.length / 2)] ?? Number.NaN,
      idleKilobytes,
      isReached: reached.every((count) => count === STUDENTS),
    };
  } finally {
    for (const stream of streams) stream.leave();
    agent.destroy();
    await endServer(child);
  }
}

async function addStudents(
  { database }: Connection,
  environment: Readonly<Record<string, string>>,
  sessionSecret: string,
): Promise<readonly Student[]> {
  const users = await database
    .insertInto('users')
    .values(Array.from({ length: STUDENTS }, (_, number) => ({ email: `bench${number}@michi.example` })))
    .returning('id')
    .execute();
  await database
    .insertInto('students')
    .values(users.map(({ id }) => ({ user_id: id, graduation_year: 2027 })))
    .execute();
  const settings = readSettings(environment);
  const deps = createDeps({ settings, database, log: createLog(settings), sessionSecret });
  const students: Student[] = [];
  for (const { id } of users) students.push({ id, token: (await beginSession(deps, id, 'FULL')).token });
  return students;
}

/** One notification for every student, in one transaction. */
async function broadcast(
  { database }: Connection,
  students: readonly Student[],
  round: number,
): Promise<void> {
  await database.transaction().execute((transaction) =>
    notify(
      transaction,
      students.map(({ id }) => ({
        userId: id,
        kind: 'ANNOUNCEMENT',
        title: `Broadcast ${round}`,
        titleJp: null,
        body: null,
        bodyJp: null,
        link: '/student/notification',
      })),
      new Date(),
    ),
  );
}

/** A student who follows events. */
interface Stream {
  /** The time of the next notification; null if it does not arrive in time. */
  next(): Promise<number | null>;
  leave(): void;
}

async function follow(port: string, { token }: Student): Promise<Stream> {
  const question: ClientRequest = request({
    port,
    host: '127.0.0.1',
    // A separate connection, as every browser has.
    agent: false,
    path: '/api/notification/notification/events',
    headers: { authorization: `Bearer ${token}` },
  });
  const answered = new Promise<IncomingMessage>((receive, reject) => {
    question.once('response', receive);
    question.once('error', reject);
  });
  question.end();
  const answer = await answered;
  if (answer.statusCode !== 200) throw new Error(`A stream is answered ${answer.statusCode}`);
  answer.setEncoding('utf8');
  // It begins with the current state.
  await once(answer, 'data');
  let heard: (() => void) | undefined;
  answer.on('data', (text: string) => {
    if (text.includes('event: notification')) heard?.();
  });
  // Leaving breaks it off.
  answer.on('error', () => undefined);
  question.on('error', () => undefined);
  return {
    next: () =>
      new Promise((receive) => {
        const timeout = setTimeout(() => receive(null), PATIENCE);
        heard = () => {
          clearTimeout(timeout);
          receive(performance.now());
        };
      }),
    leave: () => question.destroy(),
  };
}

/** Resident memory of a process, in kB. */
async function memoryOf(pid: number | undefined): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim());
}

/** The figures in lines for a terminal. */
export function describeEvents(figures: EventFigures): readonly string[] {
  const { students, reached, median, worst, commit, idleKilobytes } = figures;
  return [
    `Events to ${students} students on one process; floor: the broadcast is committed after ${commit.toFixed(0)} ms`,
    `  reached ${reached.join(', ')} of ${students}`,
    `  median ${median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms from the beginning of the broadcast`,
    `  idle memory per connection ${idleKilobytes.toFixed(1)} kB`,
  ];
}
