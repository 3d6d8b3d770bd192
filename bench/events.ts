import { setTimeout as rest } from 'node:timers/promises';
import { notify } from '../apps/server/src/platform/notifications/notify.ts';
import { median } from './load.ts';
import { follow, withServer, type MeasuredServer } from './measuredServer.ts';
import { memoryOf } from './processCosts.ts';
import {
  addStudents,
  withTemporaryDatabase,
  type SignedInStudent,
  type TemporaryDatabase,
} from './temporaryDatabase.ts';

/** Students who are connected at once, to one process. */
const STUDENTS = 2_000;

/** Connections that are opened at the same moment. */
const AT_ONCE = 50;

const BROADCASTS = 3;

/** Milliseconds a broadcast may take to reach everyone before it is given up. */
const PATIENCE = 30_000;

/** Milliseconds before memory is read, so that temporary allocations are freed. */
const SETTLE = 5_000;

export interface EventFigures {
  readonly students: number;
  /** Students reached by each broadcast. */
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
export function measureEvents(report: (line: string) => void): Promise<EventFigures> {
  return withTemporaryDatabase(report, async (made) => {
    report(`Adding ${STUDENTS} students`);
    const students = await addStudents(made, STUDENTS);
    return withServer(made.environment, 1, (server) => measure(made, students, server, report));
  });
}

async function measure(
  { database }: TemporaryDatabase,
  students: readonly SignedInStudent[],
  { child, port }: MeasuredServer,
  report: (line: string) => void,
): Promise<EventFigures> {
  const streams: Stream[] = [];
  try {
    await rest(SETTLE);
    const before = await memoryOf(child.pid);
    report('Connecting them');
    for (let first = 0; first < students.length; first += AT_ONCE) {
      const some = students.slice(first, first + AT_ONCE);
      streams.push(...(await Promise.all(some.map(({ token }) => followNotifications(port, token)))));
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
      await broadcast(database, students, round);
      commits.push(performance.now() - begun);
      const moments = await Promise.all(arrivals);
      const seen = moments.filter((moment) => moment !== null);
      reached.push(seen.length);
      times.push(...seen.map((moment) => moment - begun));
    }
    return {
      students: STUDENTS,
      reached,
      median: median(times),
      worst: Math.max(...times),
      commit: median(commits),
      idleKilobytes,
      isReached: reached.every((count) => count === STUDENTS),
    };
  } finally {
    for (const stream of streams) stream.leave();
  }
}

/** One notification for every student, in one transaction. */
async function broadcast(
  database: TemporaryDatabase['database'],
  students: readonly SignedInStudent[],
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

/** A student's stream of notifications. */
interface Stream {
  /** The time of the next notification; null if it does not arrive in time. */
  next(): Promise<number | null>;
  leave(): void;
}

async function followNotifications(port: string, token: string): Promise<Stream> {
  let received: (() => void) | undefined;
  const leave = await follow(port, '/api/notification/notification/events', token, (part) => {
    if (part.includes('event: notification')) received?.();
  });
  return {
    next: () =>
      new Promise((receive) => {
        const timeout = setTimeout(() => receive(null), PATIENCE);
        received = () => {
          clearTimeout(timeout);
          receive(performance.now());
        };
      }),
    leave,
  };
}

export function describeEvents(figures: EventFigures): readonly string[] {
  const { students, reached, worst, commit, idleKilobytes } = figures;
  return [
    `Events to ${students} students on one process; floor: the broadcast is committed after ${commit.toFixed(0)} ms`,
    `  reached ${reached.join(', ')} of ${students}`,
    `  median ${figures.median.toFixed(0)} ms, worst ${worst.toFixed(0)} ms from the beginning of the broadcast`,
    `  idle memory per connection ${idleKilobytes.toFixed(1)} kB`,
  ];
}
