import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { beginGroup } from '../../src/modules/chat/operator/beginGroup.ts';
import { findParty } from '../../src/modules/chat/operator/party.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { connect, type Connection } from '../../src/platform/database/connection.ts';
import {
  addJobs,
  applicationFor,
  apply,
  appliedTo,
  countApplications,
  register,
  type Applicant,
} from '../applicants.ts';
import { followChat, sendMessage } from '../chatAcrossServers.ts';
import { present } from '../present.ts';
import type { ServerProcess } from '../serverProcess.ts';
import { FRONT, startDatabaseProxy, startServers, startWebProxy } from './applicationMachine.ts';
import {
  createMachine,
  createNetwork,
  environmentOf,
  readEtcd,
  MACHINE_NAMES,
  readMembers,
  type DatabaseMachine,
} from './databaseMachine.ts';

/** Milliseconds in which every student's writes are acknowledged again. */
const BOUND = 30_000;
/** Milliseconds that any single response may take: a commit waits at most ten seconds for a standby. */
const SLOWEST = 15_000;
const STUDENTS = 3;
const JOBS_A_ROUND = 900;
/** Milliseconds between two writes of a student; without it, the load would take the processors from the databases. */
const PAUSE = 100;
/** Acknowledged writes of every student after the failure. */
const ENOUGH = 10;
/** Milliseconds for the cluster to be whole again. */
const REPAIR = { timeout: 180_000, interval: 500 };

const folder = await mkdtemp(join(tmpdir(), 'michi-failover-'));
const machines: DatabaseMachine[] = [];
let servers: readonly ServerProcess[] = [];
let beside: Connection | undefined;
/** Functions that stop the parts, in the order of stopping. */
const ends: (() => Promise<unknown>)[] = [];
/** Acknowledged applications of all rounds. */
let acknowledged = 0;
let unavailable = 0;

/** All three run, a standby confirms the primary's commits, and etcd has a leader. @returns the primary */
async function wholeCluster(): Promise<DatabaseMachine> {
  let primary: DatabaseMachine | undefined;
  await expect
    .poll(async () => {
      const seen = await Promise.all(machines.map(({ address }) => readMembers(address)));
      const members = seen[0] ?? [];
      const leader = members.find(({ role }) => role === 'leader');
      primary = machines.find(({ name }) => name === leader?.name);
      const etcd = await Promise.all(machines.map(({ address }) => readEtcd(address)));
      return {
        roles: members.map(({ role }) => role).toSorted(),
        states: new Set(members.map(({ state }) => (state === 'streaming' ? 'running' : state))),
        views: new Set(seen.map((one) => JSON.stringify(one.map(({ name, role }) => [name, role])))).size,
        etcd: new Set(etcd.map((one) => one?.leader)).size,
        isLed: etcd[0] !== undefined,
      };
    }, REPAIR)
    .toEqual({
      roles: ['leader', 'replica', 'sync_standby'],
      states: new Set(['running']),
      views: 1,
      etcd: 1,
      isLed: true,
    });
  return present(primary);
}

test('three databases elect a primary, and two servers start on it', async () => {
  // PostgreSQL and nginx run as other users, who have to get in.
  await chmod(folder, 0o755);
  await createNetwork();
  for (const name of MACHINE_NAMES) machines.push(await createMachine(name, folder));
  ends.push(() => Promise.all(machines.map((machine) => machine.shutDown())));
  await Promise.all(machines.map((machine) => machine.powerOn()));
  ends.unshift(await startDatabaseProxy());
  await wholeCluster();
  const { PATRONI_SUPERUSER_PASSWORD } = await environmentOf('one');
  const administrator = new pg.Client(`postgres://postgres:${PATRONI_SUPERUSER_PASSWORD}@127.0.0.1/postgres`);
  await administrator.connect();
  await administrator.query("create role michi login password 'secret'");
  await administrator.query('create database michi owner michi');
  await administrator.end();

  const url = 'postgres://michi:secret@127.0.0.1:5432/michi';
  servers = await startServers({
    DATABASE_URL: url,
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: 'a-secret-of-thirty-two-characters',
    MICHI_SEED: 'none',
    LOG_LEVEL: 'silent',
  });
  for (const server of servers) ends.unshift(() => server.stop());
  ends.unshift(await startWebProxy(folder));
  const connection = connect({ url, poolSize: 2, statementTimeout: 60_000 });
  beside = connection;
  ends.unshift(() => connection.close());
});

afterAll(async () => {
  for (const end of ends) await end();
  await rm(folder, { recursive: true, force: true });
});

/** A student who writes throughout. */
interface Writer {
  /** Their moments, in milliseconds. */
  readonly acknowledgements: number[];
  readonly work: Promise<unknown>;
}

const SENTENCES = {
  en: 'Michi isn’t ready yet. Try again in a moment.',
  ja: 'ただいまサービスを利用できません。しばらくしてからもう一度お試しください。',
};

/** Applies to one job after the other until told to stop, each until it is acknowledged. */
function applyThroughout(
  student: Applicant,
  jobIds: readonly string[],
  language: 'en' | 'ja',
  isOver: AbortSignal,
): Writer {
  const acknowledgements: number[] = [];
  const work = async (): Promise<void> => {
    for (const jobId of jobIds) {
      const application = applicationFor(jobId);
      while (!student.acknowledged.has(jobId)) {
        const sent = performance.now();
        // nginx always responds.
        const { status, headers, body } = present(await apply(FRONT, student, application, language));
        expect(performance.now() - sent).toBeLessThan(SLOWEST);
        if (status === 200) {
          student.acknowledged.add(jobId);
          acknowledgements.push(performance.now());
        } else {
          expect({ status, retryAfter: headers.get('retry-after'), body }).toMatchObject({
            status: 503,
            retryAfter: '5',
            body: { error: 'SERVICE_UNAVAILABLE', message: SENTENCES[language] },
          });
          unavailable += 1;
        }
        await delay(PAUSE);
      }
      if (isOver.aborted) return;
    }
    throw new Error('There were too few jobs.');
  };
  return { acknowledgements, work: work() };
}

/** Writes one message after the other until told to stop, each until it is acknowledged. */
function chatThroughout({ token }: Applicant, thread: string, isOver: AbortSignal): Writer {
  const acknowledgements: number[] = [];
  const work = async (): Promise<void> => {
    for (let number = 0; !isOver.aborted; number += 1) {
      const key = randomUUID();
      let status: number | undefined;
      while (status !== 201) {
        status = await sendMessage(FRONT, token, thread, String(number), key);
        expect([201, 503]).toContain(status);
        await delay(PAUSE);
      }
      acknowledgements.push(performance.now());
    }
  };
  return { acknowledgements, work: work() };
}

/** The longest time from a moment on in which a student got no acknowledgement, in milliseconds. */
function longestGap(acknowledgements: readonly number[], from: number): number {
  let last = from;
  let longest = 0;
  for (const moment of acknowledgements.filter((one) => one > from)) {
    longest = Math.max(longest, moment - last);
    last = moment;
  }
  return longest;
}

/** Resolves once another machine is the primary. */
async function promoted(before: DatabaseMachine): Promise<void> {
  const others = machines.filter((machine) => machine !== before);
  await expect
    .poll(async () => {
      const seen = await Promise.all(others.map(({ address }) => readMembers(address)));
      return seen.flat().some(({ name, role }) => role === 'leader' && name !== before.name);
    })
    .toBe(true);
}

interface Failure {
  readonly title: string;
  /** Resolves once the cluster has reacted as it should. */
  readonly cause: (primary: DatabaseMachine) => Promise<void>;
  /** What has to be done outside: the cluster does the rest. */
  readonly repair?: (primary: DatabaseMachine) => Promise<void>;
}

const PROCESS_KILLED: Failure = {
  title: 'PostgreSQL of the primary is killed',
  async cause(primary) {
    const before = await primary.postgres();
    await primary.killPostgres();
    await expect.poll(async () => (await primary.postgres()) ?? before).not.toBe(before);
  },
};

const POWER_CUT: Failure = {
  title: 'everything on the primary’s machine is killed',
  async cause(primary) {
    await primary.powerOff();
    await promoted(primary);
  },
  repair: (primary) => primary.powerOn(),
};

const NETWORK_CUT: Failure = {
  title: 'the network of the primary’s machine is cut',
  async cause(primary) {
    await primary.cut();
    await promoted(primary);
  },
  repair: (primary) => primary.reconnect(),
};

const CUT_FROM_OTHERS: Failure = {
  title: 'the primary is cut from the other databases, not from the servers',
  async cause(primary) {
    await primary.cutFromOthers();
    await promoted(primary);
  },
  repair: (primary) => primary.reconnect(),
};

let stopped: DatabaseMachine | undefined;
const ETCD_STOPPED: Failure = {
  title: 'the leader of etcd is stopped',
  async cause() {
    const seen = await Promise.all(machines.map(({ address }) => readEtcd(address)));
    const leader = present(seen[0]).leader;
    const machine = present(machines[seen.findIndex((one) => one?.own === leader)]);
    await machine.stopEtcd();
    stopped = machine;
    const other = present(machines.find((one) => one !== machine));
    await expect.poll(async () => (await readEtcd(other.address))?.leader ?? leader).not.toBe(leader);
  },
  repair: async () => present(stopped).powerOn(),
};

const SWITCHOVER: Failure = {
  title: 'an operator switches over',
  async cause(primary) {
    const members = await readMembers(primary.address);
    const { name } = present(members.find(({ role }) => role === 'sync_standby'));
    await primary.control('switchover', 'michi', '--leader', primary.name, '--candidate', name, '--force');
    await promoted(primary);
  },
};

test.for(
  [
    PROCESS_KILLED,
    NETWORK_CUT,
    ETCD_STOPPED,
    SWITCHOVER,
    POWER_CUT,
    CUT_FROM_OTHERS,
    ETCD_STOPPED,
    SWITCHOVER,
    POWER_CUT,
    NETWORK_CUT,
  ].map((failure, index) => ({ ...failure, round: index + 1 })),
)('round $round: $title', async ({ round, title, cause, repair }) => {
  const { database } = present(beside);
  const primary = await wholeCluster();
  const jobIds = await addJobs(database, JOBS_A_ROUND);
  const students: Applicant[] = [];
  for (let number = 0; number < STUDENTS; number += 1)
    students.push(await register(FRONT, `student${round}-${number}`));
  const [writer, reader] = [present(students[0]), present(students[1])];
  const thread = await beginGroup(
    { clock: systemClock, database },
    await findParty(database, { asMichi: true }),
    { title: 'Group', titleJp: null, to: [writer.email, reader.email] },
  );
  const follower = followChat(() => FRONT, reader.token);
  await expect.poll(() => follower.streams).toBe(1);

  const over = new AbortController();
  const chat = chatThroughout(writer, thread, over.signal);
  const applying = students.map((student, index) =>
    applyThroughout(student, jobIds, index % 2 === 0 ? 'en' : 'ja', over.signal),
  );
  const writers = [chat, ...applying];
  const working = Promise.all(writers.map(({ work }) => work));
  // A failure is reported where the promise is awaited.
  working.catch(() => over.abort());
  const more = async (): Promise<void> => {
    const before = writers.map(({ acknowledgements }) => acknowledgements.length);
    const added = () =>
      over.signal.aborted
        ? ENOUGH
        : Math.min(...writers.map((one, index) => one.acknowledgements.length - (before[index] ?? 0)));
    await expect.poll(added).toBeGreaterThanOrEqual(ENOUGH);
  };
  await more();
  const failed = performance.now();
  await cause(primary);
  await more();
  await repair?.(primary);
  await wholeCluster();
  await more();
  over.abort();
  await working;

  const gaps = writers.map(({ acknowledgements }) => longestGap(acknowledgements, failed));
  process.stdout.write(
    `round ${round}, ${title}: writes answered after ${(Math.max(...gaps) / 1000).toFixed(1)} s\n`,
  );
  expect(Math.max(...gaps)).toBeLessThan(BOUND);
  for (const student of students) {
    expect(await appliedTo(FRONT, student)).toEqual(student.acknowledged);
    acknowledged += student.acknowledged.size;
  }
  expect(await countApplications(database)).toEqual({ applications: acknowledged, halfWritten: 0 });
  await expect.poll(() => follower.texts).toEqual(chat.acknowledgements.map((_, number) => String(number)));
  await follower.stop();
});

test('students were asked to wait, and neither server ended', () => {
  expect(unavailable).toBeGreaterThan(0);
  expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null]);
});
