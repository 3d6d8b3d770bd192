import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { beginGroup } from '../../src/modules/chat/operator/beginGroup.ts';
import { findParty } from '../../src/modules/chat/operator/party.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { connect } from '../../src/platform/database/connection.ts';
import { addJobs, applicationFor, apply, appliedTo, call, register } from '../applicants.ts';
import { followChat, sendMessage } from '../chatAcrossServers.ts';
import { present } from '../present.ts';
import { spawnServer } from '../spawnServer.ts';

/** Milliseconds in which a PostgreSQL that was killed is back. */
const BACK_WITHIN = 10_000;

/** Milliseconds within which every request to a hanging PostgreSQL is answered. */
const NOTICED_WITHIN = 2_000;

const LIST = '/api/job/jobs/all?audience=PUBLIC';

const folder = await mkdtemp(join(tmpdir(), 'michi-embedded-outage-'));
// As root, PostgreSQL runs as another user, who has to get in.
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true, force: true }));

const server = await spawnServer(
  {
    PATH: process.env['PATH'] ?? '',
    PORT: '0',
    NODE_ENV: 'production',
    DATA_DIR: folder,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'silent',
  },
  (child) => afterAll(() => void child.kill('SIGKILL')),
);
afterAll(() => server.stop());

const { directory, port, password } = z
  .object({ directory: z.string(), port: z.int(), password: z.string() })
  .parse(JSON.parse(await readFile(join(folder, 'postgres.json'), 'utf8')));
const { database, close } = connect({
  url: `postgres://michi:${password}@127.0.0.1:${port}/michi`,
  poolSize: 2,
});
const jobIds = await addJobs(database, 400);
const [student, friend] = [await register(server, 'hana'), await register(server, 'alex')];
const thread = await beginGroup(
  { clock: systemClock, database },
  await findParty(database, { asMichi: true }),
  { title: 'Group', titleJp: null, to: [student.email, friend.email] },
);

async function postmaster(): Promise<number> {
  return Number((await readFile(join(directory, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Sends a signal to the postmaster and everything it has started. */
async function signalAll(signal: NodeJS.Signals): Promise<void> {
  const parent = await postmaster();
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  for (const line of stdout.trim().split('\n')) {
    const [pid, ppid] = line.trim().split(/\s+/).map(Number);
    if (pid !== undefined && (pid === parent || ppid === parent)) process.kill(pid, signal);
  }
}

/**
 * Applies until it is acknowledged.
 * @returns the statuses before that
 */
async function applyUntilDone(jobId: string): Promise<Set<number>> {
  const refused = new Set<number>();
  for (;;) {
    const { status, headers } = present(await apply(server, student, applicationFor(jobId)));
    if (status === 200) {
      student.acknowledged.add(jobId);
      return refused;
    }
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    refused.add(status);
  }
}

test('a killed PostgreSQL is restarted, three times of three, and nothing acknowledged is lost', async () => {
  const jobs = jobIds.values();
  const follower = followChat(() => server, friend.token);
  await expect.poll(() => follower.streams).toBe(1);
  for (const round of ['one', 'two', 'three']) {
    for (let count = 0; count < 5; count += 1) await applyUntilDone(present(jobs.next().value));
    process.kill(await postmaster(), 'SIGKILL');
    const killed = performance.now();
    const refused = new Set<number>();
    while (refused.size === 0) {
      for (const status of await applyUntilDone(present(jobs.next().value))) refused.add(status);
    }
    expect(performance.now() - killed).toBeLessThan(BACK_WITHIN);
    expect(await appliedTo(server, student)).toEqual(student.acknowledged);
    expect((await call(server, '/readyz')).status).toBe(200);
    // A listener receives later events as well.
    expect(await sendMessage(server, student.token, thread, round, randomUUID())).toBe(201);
    await expect.poll(() => follower.texts.at(-1), { timeout: BACK_WITHIN }).toBe(round);
  }
  await follower.stop();
});

test('while PostgreSQL hangs every request gets a 503 within two seconds, and afterwards requests succeed', async () => {
  const timed = async (
    ...request: [path: string, token?: string, body?: unknown]
  ): Promise<[Response, number]> => {
    const requested = performance.now();
    const response = await call(server, ...request);
    return [response, performance.now() - requested];
  };
  const credentials = { email: student.email, password: 'blue-ridge-2027', appName: 'michi' };
  const ask = (): Promise<[Response, number]>[] => [
    timed('/readyz'),
    timed('/api/user/auth/login', undefined, credentials),
    timed(`/api/job/jobs/students/action/${present(jobIds.at(-1))}`, student.token, { action: 'apply' }),
    // More than the server has connections.
    ...Array.from({ length: 20 }, () => timed(LIST, student.token)),
  ];
  await signalAll('SIGSTOP');
  try {
    for (const round of [1, 2]) {
      for (const [response, milliseconds] of await Promise.all(ask())) {
        expect(response.status, `round ${round}`).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
        expect(milliseconds).toBeLessThan(NOTICED_WITHIN);
      }
    }
    expect((await call(server, '/healthz')).status).toBe(200);
  } finally {
    await signalAll('SIGCONT');
  }
  await expect.poll(async () => (await call(server, '/readyz')).status).toBe(200);
  expect((await timed(LIST, student.token))[0].status).toBe(200);
  await close();
});
