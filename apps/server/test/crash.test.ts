import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { connect } from '../src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.ts';
import { startServer, type ServerProcess } from './serverProcess.ts';

const ROUNDS = 20;
const STUDENTS = 6;
/** In every fifth round PostgreSQL is killed as well, as by a power cut. */
const POWER_CUT_EVERY = 5;
const JOBS_A_ROUND = 40;

/** No single request takes this long, in milliseconds; one that does fails the test. */
const PATIENCE = 20_000;

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

const registered = z.object({ data: z.object({ token: z.string() }) });
const applied = z.object({ data: z.object({ data: z.array(z.object({ id: z.string() })) }) });

interface Student {
  readonly token: string;
  /** Jobs whose application the server has acknowledged. */
  readonly acknowledged: Set<string>;
  /** A job and key that were sent and not answered. */
  unanswered: { readonly jobId: string; readonly key: string } | undefined;
}

async function call(
  server: ServerProcess,
  path: string,
  token?: string,
  body?: unknown,
  key?: string,
): Promise<Response> {
  return fetch(new URL(path, server.url), {
    method: body === undefined ? 'GET' : 'POST',
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function register(server: ServerProcess, name: string): Promise<Student> {
  const answer = await call(server, '/api/user/auth/register', undefined, {
    familyName: 'Student',
    firstName: name,
    email: `${name}@michi.example`,
    password: 'blue-ridge-2027',
    phone: '090-1234-5678',
    appName: 'michi',
  });
  const { data } = registered.parse(await answer.json());
  return { token: data.token, acknowledged: new Set(), unanswered: undefined };
}

/** Applies to one job after the other until the server is gone. */
async function applyUntilTheEnd(
  server: ServerProcess,
  student: Student,
  jobIds: readonly string[],
  onAcknowledged: () => void,
): Promise<void> {
  for (const jobId of jobIds) {
    student.unanswered = { jobId, key: randomUUID() };
    const status = await apply(server, student, student.unanswered);
    if (status === undefined) return;
    expect(status).toBe(200);
    student.acknowledged.add(jobId);
    student.unanswered = undefined;
    onAcknowledged();
  }
}

/** The status of the answer; undefined when the server is gone before the whole of it has come. */
async function apply(
  server: ServerProcess,
  { token }: Student,
  { jobId, key }: { readonly jobId: string; readonly key: string },
): Promise<number | undefined> {
  try {
    const answer = await call(
      server,
      `/api/job/jobs/students/action/${jobId}`,
      token,
      { action: 'apply' },
      key,
    );
    await answer.text();
    return answer.status;
  } catch (error) {
    // What fetch throws for a connection that is refused or breaks off (WHATWG Fetch, "network error").
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

/** The jobs a student has applied to, by their own list. */
async function appliedTo(server: ServerProcess, { token }: Student): Promise<Set<string>> {
  const answer = await call(server, '/api/job/applications/student?size=1000', token);
  expect(answer.status).toBe(200);
  const { data } = applied.parse(await answer.json());
  return new Set(data.data.map(({ id }) => id));
}

/** Adds the jobs that all rounds need, beside a running server. */
async function addJobs(): Promise<{ jobIds: readonly string[]; cluster: string }> {
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  const { database, close } = connect({ url: postgres.url, poolSize: 1 });
  const { rows } = await sql<{ id: string }>`
    with company as (insert into companies (name) values ('Yukari Robotics') returning id)
    insert into jobs (code, company_id, title, employment_status, posted_at)
    select 'J-' || n, company.id, 'Job ' || n, 'PERMANENT', now()
    from company, generate_series(1, ${ROUNDS * JOBS_A_ROUND}) n
    returning id`.execute(database);
  await close();
  await postgres.stop();
  return { jobIds: rows.map(({ id }) => id), cluster: postgres.directory };
}

async function cutPower(cluster: string): Promise<void> {
  const [pid] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** Applications of all students, and how many of them have not exactly one event beside them. */
async function inDatabase(): Promise<{ applications: number; halfWritten: number }> {
  const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
  const { database, close } = connect({ url: postgres.url, poolSize: 1 });
  const { rows } = await sql<{ applications: number; halfWritten: number }>`
    select count(*)::integer as applications,
      (count(*) filter (where events <> 1))::integer as "halfWritten"
    from (
      select (select count(*) from application_events e where e.application_id = a.id) as events from applications a
    ) counted`.execute(database);
  await close();
  await postgres.stop();
  return rows[0] ?? { applications: 0, halfWritten: 0 };
}

test(`keeps every acknowledged application through ${ROUNDS} kills`, { timeout: 300_000 }, async () => {
  const start = (): Promise<ServerProcess> =>
    startServer({ DATA_DIR: dataDir, MICHI_SEED: 'none', LOG_LEVEL: 'error' });
  let server = await start();
  const { jobIds, cluster } = await addJobs();
  const students = await Promise.all(
    Array.from({ length: STUDENTS }, (_, index) => register(server, `student${index}`)),
  );
  for (let round = 1; round <= ROUNDS; round += 1) {
    const jobs = jobIds.slice((round - 1) * JOBS_A_ROUND, round * JOBS_A_ROUND);
    let killed: Promise<void> | undefined;
    let answers = 0;
    const running = server;
    await Promise.all(
      students.map((student) =>
        applyUntilTheEnd(running, student, jobs, () => {
          answers += 1;
          // At another moment in each round, always with requests under way.
          if (answers === 5 + 3 * round) killed = running.kill();
        }),
      ),
    );
    expect(killed, `round ${round} ended before the kill`).toBeDefined();
    await killed;
    if (round % POWER_CUT_EVERY === 0) await cutPower(cluster);

    server = await start();
    expect((await call(server, '/readyz')).status).toBe(200);
    for (const student of students) {
      const kept = await appliedTo(server, student);
      expect(
        [...student.acknowledged].filter((jobId) => !kept.has(jobId)),
        `lost in round ${round}`,
      ).toEqual([]);
      if (student.unanswered === undefined) continue;
      // Sent again under its key, it is one application, whether or not the first request had come through.
      expect(await apply(server, student, student.unanswered)).toBe(200);
      student.acknowledged.add(student.unanswered.jobId);
      student.unanswered = undefined;
    }
  }
  const acknowledged = students.reduce((sum, student) => sum + student.acknowledged.size, 0);
  expect(await inDatabase()).toEqual({ applications: acknowledged, halfWritten: 0 });
  expect(await server.stop()).toBe(0);
});
