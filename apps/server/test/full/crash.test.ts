import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../../src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded.ts';
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
import { startServer, type ServerProcess } from '../serverProcess.ts';

const ROUNDS = 20;
const STUDENTS = 6;
/** In every fifth round PostgreSQL is killed as well, as by a power cut. */
const POWER_CUT_EVERY = 5;
const JOBS_A_ROUND = 40;

let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'michi-crash-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(dataDir, 0o755);
});

afterAll(async () => {
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Applies to one job after the other until the server has ended. */
async function applyUntilTheEnd(
  server: ServerProcess,
  student: Applicant,
  jobIds: readonly string[],
  onAcknowledged: () => void,
): Promise<void> {
  for (const jobId of jobIds) {
    student.unanswered = applicationFor(jobId);
    const response = await apply(server, student, student.unanswered);
    if (response === undefined) return;
    expect(response.status).toBe(200);
    student.acknowledged.add(jobId);
    student.unanswered = undefined;
    onAcknowledged();
  }
}

/** Adds the jobs that all rounds need, beside a running server. */
async function prepare(): Promise<{ jobIds: readonly string[]; cluster: string }> {
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  const { database, close } = connect({ url: postgres.url, poolSize: 1 });
  const jobIds = await addJobs(database, ROUNDS * JOBS_A_ROUND);
  await close();
  await postgres.stop();
  return { jobIds, cluster: postgres.directory };
}

async function cutPower(cluster: string): Promise<void> {
  const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Applications of all students, and how many of them have not exactly one event beside them. */
async function inDatabase(): Promise<{ applications: number; halfWritten: number }> {
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  const { database, close } = connect({ url: postgres.url, poolSize: 1 });
  const counted = await countApplications(database);
  await close();
  await postgres.stop();
  return counted;
}

test(`keeps every acknowledged application through ${ROUNDS} kills`, async () => {
  const start = (): Promise<ServerProcess> =>
    startServer({ DATA_DIR: dataDir, MICHI_SEED: 'none', LOG_LEVEL: 'error' });
  let server = await start();
  const { jobIds, cluster } = await prepare();
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, index) => register(server, `student${index}`)),
  );
  for (let round = 1; round <= ROUNDS; round += 1) {
    const jobs = jobIds.slice((round - 1) * JOBS_A_ROUND, round * JOBS_A_ROUND);
    let killed: Promise<void> | undefined;
    let responses = 0;
    const running = server;
    await Promise.all(
      students.map((student) =>
        applyUntilTheEnd(running, student, jobs, () => {
          responses += 1;
          // At another moment in each round, always with running requests.
          if (responses === 5 + 3 * round) killed = running.kill();
        }),
      ),
    );
    expect(killed, `round ${round} ended before the kill`).toBeDefined();
    await killed;
    if (round % POWER_CUT_EVERY === 0) await cutPower(cluster);

    server = await start();
    expect((await call(server, '/readyz')).status).toBe(200);
    for (const student of students) {
      const stored = await appliedTo(server, student);
      expect(
        [...student.acknowledged].filter((jobId) => !stored.has(jobId)),
        `lost in round ${round}`,
      ).toEqual([]);
      if (student.unanswered === undefined) continue;
      // Sent again under its key, it is one application, whether or not the first request had come through.
      expect(await apply(server, student, student.unanswered)).toMatchObject({ status: 200 });
      student.acknowledged.add(student.unanswered.jobId);
      student.unanswered = undefined;
    }
  }
  const acknowledged = students.reduce((sum, student) => sum + student.acknowledged.size, 0);
  expect(await inDatabase()).toEqual({ applications: acknowledged, halfWritten: 0 });
  expect(await server.stop()).toBe(0);
});
