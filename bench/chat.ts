import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import pg from 'pg';
import { median, percentile } from './load.ts';
import { ask, follow, withServers, type MeasuredServer } from './measuredServer.ts';
import { memoryOf } from './processCosts.ts';
import {
  addStudents,
  withTemporaryDatabase,
  type SignedInStudent,
  type TemporaryDatabase,
} from './temporaryDatabase.ts';

/** Students who are connected at once: half of them to each of two processes, in groups of two that cross over. */
const STUDENTS = 500;

/** Messages a second, all groups together. */
const PER_SECOND = 100;

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
  /** From the start of the sender's request until the recipient, on the other process, has the message. */
  readonly delivery: Times;
  /** The baseline: from a bare NOTIFY until its LISTEN receives it, on the same PostgreSQL just before. */
  readonly floor: Times;
  /** Memory of both servers for each connection that idles, in kB. */
  readonly idleKilobytes: number;
  readonly isReached: boolean;
}

/** Measures a conversation of many students on a temporary database. @param seconds how long they write */
export function measureChat(seconds: number, report: (line: string) => void): Promise<ChatFigures> {
  return withTemporaryDatabase(report, async (made) => {
    report(`Adding ${STUDENTS} students in groups of two`);
    const students = await addGroups(made);
    return withServers(2, made.environment, 32, (servers) =>
      measure(made.url, students, servers, seconds, report),
    );
  });
}

/** Neighbours in the list of students share a group. */
interface Student extends SignedInStudent {
  readonly group: string;
}

/** Each student's server: neighbours use different ones. */
function serverOf(servers: readonly MeasuredServer[], index: number): MeasuredServer {
  const server = servers[index % servers.length];
  if (server === undefined) throw new Error('There is no server.');
  return server;
}

async function measure(
  url: string,
  students: readonly Student[],
  servers: readonly MeasuredServer[],
  seconds: number,
  report: (line: string) => void,
): Promise<ChatFigures> {
  const windows: Window[] = [];
  try {
    await rest(SETTLE);
    const before = await memoryOfAll(servers);
    report('Connecting them, half to each of two processes');
    for (let first = 0; first < students.length; first += AT_ONCE) {
      const opened = students
        .slice(first, first + AT_ONCE)
        .map((student, index) => openWindow(serverOf(servers, first + index).port, student));
      windows.push(...(await Promise.all(opened)));
    }
    await rest(SETTLE);
    const idleKilobytes = ((await memoryOfAll(servers)) - before) / STUDENTS;
    report(`Measuring the floor, ${ROUND_TRIPS} round trips`);
    const floor = await roundTrips(url);
    report(`${PER_SECOND} messages a second for ${seconds} seconds`);
    const talk = await converse(students, servers, seconds);
    await arrived(windows, talk.written);
    return { students: STUDENTS, seconds, floor, idleKilobytes, ...judged(windows, talk) };
  } finally {
    for (const window of windows) window.leave();
  }
}

async function addGroups(made: TemporaryDatabase): Promise<readonly Student[]> {
  const { database } = made;
  const now = new Date();
  const students = await addStudents(made, STUDENTS);
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
  const members = students.map((student, index) => ({
    ...student,
    group: groups[Math.floor(index / 2)]?.id ?? '',
  }));
  await database
    .insertInto('chat_members')
    .values(members.map(({ id, group }) => ({ thread_id: group, user_id: id, joined_at: now })))
    .execute();
  return members;
}

/** A message that has reached a window. */
interface Arrival {
  readonly sequence: number;
  readonly text: string;
  readonly isMine: boolean;
  readonly at: number;
}

/** A student's open chat. */
interface Window {
  readonly group: string;
  readonly arrivals: Arrival[];
  leave(): void;
}

/** Reads one block of the stream. @returns undefined if it is no message */
function arrivalOf(block: string, at: number): Arrival | undefined {
  const sequence = /"sequence"\s*:\s*(\d+)/.exec(block)?.[1];
  const text = /"text"\s*:\s*"([^"]*)"/.exec(block)?.[1];
  if (!block.includes('event: message') || sequence === undefined || text === undefined) return undefined;
  return { sequence: Number(sequence), text, isMine: /"isMine"\s*:\s*true/.test(block), at };
}

async function openWindow(port: string, { token, group }: Student): Promise<Window> {
  const arrivals: Arrival[] = [];
  let text = '';
  const leave = await follow(port, '/api/chat/chats/events', token, (part) => {
    const at = performance.now();
    const blocks = (text + part).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const arrival = arrivalOf(block, at);
      if (arrival !== undefined) arrivals.push(arrival);
    }
  });
  return { group, arrivals, leave };
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
  servers: readonly MeasuredServer[],
  seconds: number,
): Promise<Talk> {
  const begun = new Map<string, number>();
  const written = new Map<string, number>();
  let failed = 0;
  const start = performance.now();
  const pending: Promise<void>[] = [];
  for (let number = 0; number < seconds * PER_SECOND; number += 1) {
    const due = start + (number * 1000) / PER_SECOND;
    const wait = due - performance.now();
    if (wait > 0) await rest(wait);
    // Seven goes through all five hundred, and neighbours do not come together.
    const index = (number * 7) % students.length;
    const student = students[index];
    if (student === undefined) continue;
    const text = `Message ${number}`;
    begun.set(text, performance.now());
    const { token, group } = student;
    const body = { threadUniqueId: group, text };
    pending.push(
      ask(serverOf(servers, index), '/api/chat/chats', { token, body }).then(
        () => {
          written.set(group, (written.get(group) ?? 0) + 1);
        },
        () => {
          failed += 1;
        },
      ),
    );
  }
  await Promise.all(pending);
  return { begun, written, failed };
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

const timesOf = (times: readonly number[]): Times => ({
  median: median(times),
  p99: percentile(times, 0.99),
});

/** From a bare NOTIFY on one connection until its LISTEN on another receives it, one after the other. */
async function roundTrips(url: string): Promise<Times> {
  const [listener, speaker] = [new pg.Client(url), new pg.Client(url)];
  await Promise.all([listener.connect(), speaker.connect()]);
  try {
    await listener.query('listen michi_bench');
    const times: number[] = [];
    for (let round = 0; round < ROUND_TRIPS; round += 1) {
      const received = once(listener, 'notification');
      const begun = performance.now();
      await Promise.all([received, speaker.query('notify michi_bench')]);
      times.push(performance.now() - begun);
    }
    return timesOf(times);
  } finally {
    await Promise.all([listener.end(), speaker.end()]);
  }
}

/** In kB. */
async function memoryOfAll(servers: readonly MeasuredServer[]): Promise<number> {
  const sizes = await Promise.all(servers.map(({ child }) => memoryOf(child.pid)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function describeChat(figures: ChatFigures): readonly string[] {
  const { students, seconds, sent, failed, expected, lost, doubled, outOfOrder, delivery, floor } = figures;
  const times = (of: Times): string => `median ${of.median.toFixed(1)} ms, p99 ${of.p99.toFixed(1)} ms`;
  return [
    `Chat of ${students} students on two processes; floor: NOTIFY to LISTEN ${times(floor)}`,
    `  ${sent} messages in ${seconds} s, ${failed} not taken; of ${expected} deliveries ${lost} lost, ${doubled} doubled, ${outOfOrder} out of order`,
    `  delivery to the other process ${times(delivery)}`,
    `  idle memory per connection ${figures.idleKilobytes.toFixed(1)} kB`,
  ];
}
