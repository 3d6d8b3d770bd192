import { execFile, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { beginSession } from '../apps/server/src/platform/auth/sessions.ts';
import { createDeps } from '../apps/server/src/platform/createDeps.ts';
import { connect, type Connection } from '../apps/server/src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { createLog } from '../apps/server/src/platform/log.ts';
import { readSettings } from '../apps/server/src/platform/settings.ts';
import { endServer, freePort, ready, startServer } from './measuredServer.ts';

/** Students who are connected at once: half of them to each of two processes, in groups of two that cross over. */
const STUDENTS = 500;

/** Messages a second, all groups together. */
const PER_SECOND = 100;

/** Round trips of the floor. */
const ROUND_TRIPS = 500;

/** Connections that are opened at the same moment. */
const AT_ONCE = 50;

/** Milliseconds the last messages may take to arrive. */
const PATIENCE = 10_000;

/** Milliseconds before memory is read, so that temporary allocations are freed. */
const SETTLE = 5_000;

/** Times in milliseconds. */
interface Times {
  readonly median: number;
  readonly p99: number;
}

/** How messages reach those they are for, through two processes on one PostgreSQL. */
export interface ChatFigures {
  readonly students: number;
  readonly seconds: number;
  readonly sent: number;
  /** Messages that were refused or not answered. */
  readonly failed: number;
  /** Deliveries: each message is to reach both of its group. */
  readonly expected: number;
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
  /** From the beginning of the sender's request to the window of the other, who is at the other process. */
  readonly delivery: Times;
  /** The baseline: from a bare NOTIFY until its LISTEN receives it, on the same PostgreSQL just before. */
  readonly floor: Times;
  /** Memory of both servers for each connection that idles, in kB. */
  readonly idleKilobytes: number;
  readonly isReached: boolean;
}

/**
 * Measures a conversation of many students on a temporary database.
 * @param seconds how long they write
 */
export async function measureChat(seconds: number, report: (line: string) => void): Promise<ChatFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-bench-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(folder, 0o755);
  report('Starting a throw-away PostgreSQL');
  const postgres = await startEmbeddedPostgres(folder, () => undefined);
  const connection = connect({ url: postgres.url, statementTimeout: 0 });
  try {
    await migrate(connection.database);
    return await measure(connection, postgres.url, seconds, report);
  } finally {
    await connection.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Student {
  readonly id: string;
  readonly token: string;
  readonly group: string;
}

async function measure(
  connection: Connection,
  url: string,
  seconds: number,
  report: (line: string) => void,
): Promise<ChatFigures> {
  const secret = randomBytes(32).toString('base64url');
  const environment = {
    NODE_ENV: 'production',
    DATABASE_URL: url,
    SESSION_SECRET: secret,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'error',
    HOST: '127.0.0.1',
  };
  report(`Adding ${STUDENTS} students in groups of two`);
  const students = await addStudents(connection, environment, secret);
  const ports = [String(await freePort()), String(await freePort())];
  const children = ports.map((port) => startServer({ ...environment, PORT: port }));
  const agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: 32 }));
  const windows: Window[] = [];
  try {
    for (const [index, child] of children.entries())
      await ready(child, ports[index] ?? '', agents[index] ?? new Agent());
    await rest(SETTLE);
    const before = await memoryOf(children);
    report('Connecting them, half to each of two processes');
    for (let first = 0; first < students.length; first += AT_ONCE) {
      const some = students.slice(first, first + AT_ONCE);
      windows.push(
        ...(await Promise.all(some.map((one, index) => follow(ports[(first + index) % 2] ?? '', one)))),
      );
    }
    await rest(SETTLE);
    const idleKilobytes = ((await memoryOf(children)) - before) / STUDENTS;
    report(`Measuring the floor, ${ROUND_TRIPS} round trips`);
    const floor = await roundTrips(url);
    report(`${PER_SECOND} messages a second for ${seconds} seconds`);
    const talk = await converse(students, ports, agents, seconds);
    await arrived(windows, talk.written);
    return { students: STUDENTS, seconds, floor, idleKilobytes, ...judged(windows, talk) };
  } finally {
    for (const window of windows) window.leave();
    for (const agent of agents) agent.destroy();
    for (const child of children) await endServer(child);
  }
}

/** Neighbours share a group. */
async function addStudents(
  { database }: Connection,
  environment: Readonly<Record<string, string>>,
  sessionSecret: string,
): Promise<readonly Student[]> {
  const now = new Date();
  const users = await database
    .insertInto('users')
    .values(Array.from({ length: STUDENTS }, (_, number) => ({ email: `bench${number}@michi.example` })))
    .returning('id')
    .execute();
  await database
    .insertInto('students')
    .values(users.map(({ id }) => ({ user_id: id, graduation_year: 2027 })))
    .execute();
  await database
    .insertInto('user_details')
    .values(
      users.map(({ id }, number) => ({ user_id: id, family_name: 'Bench', first_name: `No. ${number}` })),
    )
    .execute();
  const desk = await database.selectFrom('chat_desks').select('id').executeTakeFirstOrThrow();
  const groups = await database
    .insertInto('chat_threads')
    .values(
      Array.from({ length: STUDENTS / 2 }, (_, number) => ({
        kind: 'GROUP' as const,
        desk_id: desk.id,
        title: `Group ${number}`,
        created_at: now,
        updated_at: now,
      })),
    )
    .returning('id')
    .execute();
  const groupOf = (place: number): string => groups[Math.floor(place / 2)]?.id ?? '';
  await database
    .insertInto('chat_members')
    .values(users.map(({ id }, place) => ({ thread_id: groupOf(place), user_id: id, joined_at: now })))
    .execute();
  const settings = readSettings(environment);
  const deps = createDeps({ settings, database, log: createLog(settings), sessionSecret });
  const students: Student[] = [];
  for (const [place, { id }] of users.entries())
    students.push({ id, token: (await beginSession(deps, id, 'FULL')).token, group: groupOf(place) });
  return students;
}

/** A message that has reached a window. */
interface Arrival {
  readonly sequence: number;
  readonly text: string;
  readonly isMine: boolean;
  readonly at: number;
}

/** A student who follows their threads. */
interface Window {
  readonly group: string;
  readonly arrivals: Arrival[];
  leave(): void;
}

/** The message of a block of the stream; undefined where it is no message. */
function arrivalOf(block: string, at: number): Arrival | undefined {
  const sequence = /"sequence"\s*:\s*(\d+)/.exec(block)?.[1];
  const text = /"text"\s*:\s*"([^"]*)"/.exec(block)?.[1];
  if (!block.includes('event: message') || sequence === undefined || text === undefined) return undefined;
  return { sequence: Number(sequence), text, isMine: /"isMine"\s*:\s*true/.test(block), at };
}

async function follow(port: string, { token, group }: Student): Promise<Window> {
  const question: ClientRequest = request({
    port,
    host: '127.0.0.1',
    // A separate connection, as every browser has.
    agent: false,
    path: '/api/chat/chats/events',
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
  const arrivals: Arrival[] = [];
  let text = '';
  answer.on('data', (part: string) => {
    const at = performance.now();
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const arrival = arrivalOf(block, at);
      if (arrival !== undefined) arrivals.push(arrival);
    }
  });
  // Leaving breaks it off.
  answer.on('error', () => undefined);
  question.on('error', () => undefined);
  return { group, arrivals, leave: () => question.destroy() };
}

/** Sent messages: for each text the start of its request, and how many each group has. */
interface Talk {
  readonly begun: ReadonlyMap<string, number>;
  readonly written: ReadonlyMap<string, number>;
  readonly failed: number;
}

/** All students write in rotation, each at their own process, at a steady rate independent of the response times. */
async function converse(
  students: readonly Student[],
  ports: readonly string[],
  agents: readonly Agent[],
  seconds: number,
): Promise<Talk> {
  const begun = new Map<string, number>();
  const written = new Map<string, number>();
  let failed = 0;
  const start = performance.now();
  const answers: Promise<void>[] = [];
  for (let number = 0; number < seconds * PER_SECOND; number += 1) {
    const due = start + (number * 1000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await rest(wait);
    // Seven goes through all five hundred, and neighbours do not come together.
    const place = (number * 7) % students.length;
    const student = students[place];
    if (student === undefined) continue;
    const text = `Message ${number}`;
    begun.set(text, performance.now());
    answers.push(
      write(agents[place % 2], ports[place % 2] ?? '', student, text).then((isWritten) => {
        if (isWritten) written.set(student.group, (written.get(student.group) ?? 0) + 1);
        else failed += 1;
      }),
    );
  }
  await Promise.all(answers);
  return { begun, written, failed };
}

async function write(
  agent: Agent | undefined,
  port: string,
  { token, group }: Student,
  text: string,
): Promise<boolean> {
  const question = request({
    ...(agent !== undefined && { agent }),
    port,
    host: '127.0.0.1',
    path: '/api/chat/chats',
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const answered = new Promise<IncomingMessage>((receive, reject) => {
    question.once('response', receive);
    question.once('error', reject);
  });
  question.end(JSON.stringify({ threadUniqueId: group, text }));
  try {
    const answer = await answered;
    for await (const _part of answer);
    return answer.statusCode === 201;
  } catch {
    return false;
  }
}

/** Waits until every client has its group's messages, or the time limit has passed. */
async function arrived(windows: readonly Window[], written: ReadonlyMap<string, number>): Promise<void> {
  const giveUp = performance.now() + PATIENCE;
  const isWhole = ({ group, arrivals }: Window): boolean => arrivals.length >= (written.get(group) ?? 0);
  while (!windows.every(isWhole) && performance.now() < giveUp) await rest(50);
  // A duplicate would arrive now.
  await rest(500);
}

function judged(windows: readonly Window[], { begun, written, failed }: Talk) {
  let [lost, doubled, outOfOrder, expected] = [0, 0, 0, 0];
  const times: number[] = [];
  for (const { group, arrivals } of windows) {
    const all = written.get(group) ?? 0;
    const seen = new Set(arrivals.map(({ sequence }) => sequence));
    expected += all;
    lost += Math.max(0, all - seen.size);
    doubled += arrivals.length - seen.size;
    for (const [index, { sequence, isMine, text, at }] of arrivals.entries()) {
      if (sequence < (arrivals[index - 1]?.sequence ?? 0)) outOfOrder += 1;
      if (!isMine) times.push(at - (begun.get(text) ?? Number.NaN));
    }
  }
  const isReached = lost === 0 && doubled === 0 && outOfOrder === 0 && failed === 0;
  const sent = begun.size;
  return { sent, failed, expected, lost, doubled, outOfOrder, delivery: timesOf(times), isReached };
}

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99) };
}

/** From a bare NOTIFY on one connection until its LISTEN on another receives it, one after the other. */
async function roundTrips(url: string): Promise<Times> {
  const [listener, speaker] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([listener.connect(), speaker.connect()]);
  try {
    await listener.query('listen michi_bench');
    const times: number[] = [];
    for (let round = 0; round < ROUND_TRIPS; round += 1) {
      const heard = once(listener, 'notification');
      const begun = performance.now();
      await Promise.all([heard, speaker.query('notify michi_bench')]);
      times.push(performance.now() - begun);
    }
    return timesOf(times);
  } finally {
    await Promise.all([listener.end(), speaker.end()]);
  }
}

/** Memory that the processes really hold, in kB. */
async function memoryOf(children: readonly ChildProcess[]): Promise<number> {
  const ids = children.map(({ pid }) => String(pid)).join(',');
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', ids]);
  return stdout
    .trim()
    .split(/\s+/)
    .reduce((sum, line) => sum + Number(line), 0);
}

/** The figures in lines for a terminal. */
export function describeChat(figures: ChatFigures): readonly string[] {
  const { students, seconds, sent, failed, expected, lost, doubled, outOfOrder, delivery, floor } = figures;
  const times = ({ median, p99 }: Times): string =>
    `median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`;
  return [
    `Chat of ${students} students on two processes; floor: NOTIFY to LISTEN ${times(floor)}`,
    `  ${sent} messages in ${seconds} s, ${failed} not taken; of ${expected} deliveries ${lost} lost, ${doubled} doubled, ${outOfOrder} out of order`,
    `  delivery to the other process ${times(delivery)}`,
    `  idle memory per connection ${figures.idleKilobytes.toFixed(1)} kB`,
  ];
}
