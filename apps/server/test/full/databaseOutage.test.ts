import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { beginGroup } from '../../src/modules/chat/operator/beginGroup.ts';
import { findParty } from '../../src/modules/chat/operator/party.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { connect } from '../../src/platform/database/connection.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/platform/database/embedded.ts';
import {
  addJobs,
  applicationFor,
  apply,
  appliedTo,
  call,
  countApplications,
  register,
  type Applicant,
} from '../applicants.ts';
import { followChat, sendMessage } from '../chatAcrossServers.ts';
import { present } from '../present.ts';
import { startServer, type ServerProcess } from '../serverProcess.ts';

/**
 * Longest time in milliseconds that a request waits while PostgreSQL is unavailable: the connection timeout and a
 * margin.
 */
const BOUND = 8_000;
const STUDENTS = 4;
/** Responses of a kind before the next step. */
const ENOUGH = 15;

const folder = await mkdtemp(join(tmpdir(), 'michi-outage-'));
// As root, PostgreSQL runs as another user, who has to get in.
await chmod(folder, 0o755);
const begin = (): Promise<EmbeddedPostgres> => startEmbeddedPostgres(folder, () => undefined);
let postgres = await begin();

afterAll(async () => {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Counts of the students' responses. */
const counts = { done: 0, unavailable: 0 };
/** Milliseconds of the slowest response with a retry hint. */
let slowest = 0;
let isOver = false;

const SENTENCES = {
  en: 'Michi isn’t ready yet. Try again in a moment.',
  ja: 'ただいまサービスを利用できません。しばらくしてからもう一度お試しください。',
};

/** Applies to one job after the other, each until it is acknowledged. */
async function applyThroughout(
  server: ServerProcess,
  student: Applicant,
  jobIds: readonly string[],
  language: 'en' | 'ja',
): Promise<void> {
  for (const jobId of jobIds) {
    const application = applicationFor(jobId);
    while (!student.acknowledged.has(jobId)) {
      const started = performance.now();
      const { status, headers, body } = present(await apply(server, student, application, language));
      if (status === 200) {
        student.acknowledged.add(jobId);
        counts.done += 1;
      } else {
        expect([status, headers.get('retry-after')]).toEqual([503, '5']);
        expect(body).toMatchObject({ error: 'SERVICE_UNAVAILABLE', message: SENTENCES[language] });
        slowest = Math.max(slowest, performance.now() - started);
        counts.unavailable += 1;
      }
    }
    if (isOver) return;
  }
  throw new Error('There were too few jobs.');
}

/** Writes one message after the other, each until it is acknowledged. @returns how many */
async function writeThroughout(server: ServerProcess, { token }: Applicant, thread: string): Promise<number> {
  for (let number = 0; ; number += 1) {
    const key = randomUUID();
    let status: number | undefined;
    while (status !== 201) {
      status = await sendMessage(server, token, thread, String(number), key);
      expect([201, 503]).toContain(status);
    }
    if (isOver) return number + 1;
  }
}

const more = async (kind: keyof typeof counts): Promise<void> => {
  const before = counts[kind];
  await expect.poll(() => counts[kind] - before, { interval: 20 }).toBeGreaterThan(ENOUGH);
};

test('while PostgreSQL is unavailable requests get a 503, and afterwards everything continues automatically', async () => {
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'silent',
  });
  const beside = connect({ url: postgres.url, poolSize: 1, statementTimeout: 60_000 });
  const jobIds = await addJobs(beside.database, 600);
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, index) => register(server, `student${index}`)),
  );
  const [writer, reader] = [present(students[0]), present(students[1])];
  const thread = await beginGroup(
    { clock: systemClock, database: beside.database },
    await findParty(beside.database, { asMichi: true }),
    { title: 'Group', titleJp: null, to: [writer.email, reader.email] },
  );
  const follower = followChat(() => server, reader.token);
  await expect.poll(() => follower.streams).toBe(1);
  const writing = writeThroughout(server, writer, thread);
  const applying = students.map((student, index) =>
    applyThroughout(server, student, jobIds, index % 2 === 0 ? 'en' : 'ja'),
  );
  const working = Promise.all([writing, ...applying]);
  // A failure is reported where the promise is awaited.
  working.catch(() => undefined);

  await more('done');
  await postgres.stop();
  await more('unavailable');
  expect((await call(server, '/healthz')).status).toBe(200);
  expect((await call(server, '/readyz')).status).toBe(503);
  postgres = await begin();
  await more('done');

  const [pid] = (await readFile(join(postgres.directory, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await more('unavailable');
  // The server that embeds it restarts it.
  await more('done');
  isOver = true;
  const [written] = await working;

  expect(server.child.exitCode).toBeNull();
  expect(slowest).toBeLessThan(BOUND);
  for (const student of students) expect(await appliedTo(server, student)).toEqual(student.acknowledged);
  const acknowledged = students.reduce((sum, student) => sum + student.acknowledged.size, 0);
  expect(await countApplications(beside.database)).toEqual({ applications: acknowledged, halfWritten: 0 });
  await expect
    .poll(() => follower.texts)
    .toEqual(Array.from({ length: written }, (_, number) => String(number)));
  await follower.stop();

  await register(server, 'late');
  const waiting = () => beside.database.selectFrom('mails').select('id').execute();
  await expect.poll(waiting).toEqual([]);
  expect(await readdir(join(folder, 'outbox'))).toHaveLength(STUDENTS + 1);
  expect(await server.stop()).toBe(0);
  await beside.close();
});
