import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { beginSession } from '../src/platform/auth/sessions.ts';
import { createDeps } from '../src/platform/createDeps.ts';
import { connect } from '../src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { ReplicaOptions } from '../src/platform/database/replicaReads.ts';
import type { Deps } from '../src/platform/deps.ts';
import { REPLICA_OPERATIONS } from '../src/platform/http/routeToReplica.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { addJobs } from './applicants.ts';
import { present } from './present.ts';
import { startReplica } from './replicaServer.ts';
import { appOf } from './testApp.ts';

const folder = await mkdtemp(join(tmpdir(), 'michi-replica-'));
// As root, PostgreSQL runs as another user, who has to get in.
await chmod(folder, 0o755);
const primary = await startEmbeddedPostgres(folder, () => undefined);
const beside = connect({ url: primary.url, poolSize: 2, statementTimeout: 60_000 });
await migrate(beside.database);
await addJobs(beside.database, 1);
const replica = await startReplica(primary);

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
  await replica.kill();
  await beside.close();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

// A test that fails while the replay is paused must not block the next one.
afterEach(() => replica.resume());

/** A server in process that reads from both. */
function serverOn(options: ReplicaOptions): Deps {
  const settings = readSettings({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    MICHI_SEED: 'none',
    LOG_LEVEL: 'silent',
  });
  const connection = connect({ url: primary.url, replicaUrl: replica.url, replica: options, poolSize: 3 });
  ends.push(connection.close);
  return createDeps({
    settings,
    database: connection.database,
    replica: connection.replica,
    log: createLog(settings),
    sessionSecret: 'a secret for tests that is long enough',
    totalLifetime: 0,
  });
}

/** The student has all they can have, so that no operation refuses them. */
async function signIn(deps: Deps): Promise<string> {
  const universityId = await beside.database
    .insertInto('universities')
    .values({ name: `University ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = await beside.database
    .insertInto('users')
    .values({ email: `${randomUUID()}@michi.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await beside.database
    .insertInto('user_details')
    .values({ user_id: user.id, family_name: 'Mori', first_name: 'Hana' })
    .execute();
  await beside.database
    .insertInto('students')
    .values({ user_id: user.id, university_id: universityId.id, graduation_year: 2027 })
    .execute();
  return (await beginSession(deps, user.id, 'FULL')).token;
}

/** Sends a request. */
async function send(deps: Deps, method: string, path: string, token: string, body?: unknown) {
  const response = await appOf(deps).request(path, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answered: unknown = await response.json();
  return { status: response.status, body: answered };
}

const page = z.object({ data: z.object({ data: z.array(z.object({ id: z.string() })) }) });

/** The ids a list shows. */
async function listed(deps: Deps, path: string, token: string): Promise<readonly string[]> {
  const { status, body } = await send(deps, 'GET', path, token);
  expect([status, body]).toMatchObject([200, {}]);
  return page.parse(body).data.data.map(({ id }) => id);
}

const JOBS = '/api/job/jobs/all?size=100';
const FAVORITES = '/api/job/jobs/favorited?size=100';

/** The first request of a session, and the first that a process sends to the replica, find out how far the log is. */
async function settle(deps: Deps, ...tokens: readonly string[]): Promise<void> {
  for (const token of [...tokens, ...tokens]) await listed(deps, JOBS, token);
  await replica.catchUp();
}

const addJob = async (): Promise<string> => present((await addJobs(beside.database, 1))[0]);

test('every operation that may be a little old is answered by the replica alone', async () => {
  const deps = serverOn({ staleness: 600_000 });
  const token = await signIn(deps);
  await settle(deps, token);
  const tries: string[] = [];
  const watched: Deps = {
    ...deps,
    replica: {
      read: (position, work) =>
        present(deps.replica).read(position, () => {
          tries.push('try');
          return work();
        }),
    },
  };
  const job = await addJob();
  await replica.catchUp();
  for (const { method, path, service, id } of REPLICA_OPERATIONS) {
    tries.length = 0;
    const address = `/api/${service}${path.replace('{id}', job)}`;
    const { status } = await send(watched, method.toUpperCase(), address, token);
    expect([id, status, tries.length]).toEqual([id, 200, 1]);
  }
});

test('a student reads from the replica, except their own changes', async () => {
  const deps = serverOn({ staleness: 600_000 });
  const [hana, alex] = [await signIn(deps), await signIn(deps)];
  await settle(deps, hana, alex);
  await replica.pause();
  const added = await addJob();
  expect(await listed(deps, JOBS, hana)).not.toContain(added);

  const favored = { action: 'favorite' };
  expect((await send(deps, 'POST', `/api/job/jobs/students/action/${added}`, hana, favored)).status).toBe(
    200,
  );
  expect(await listed(deps, FAVORITES, hana)).toEqual([added]);
  expect(await listed(deps, JOBS, hana)).toContain(added);
  // In another process as well.
  expect(await listed(serverOn({ staleness: 600_000 }), FAVORITES, hana)).toEqual([added]);
  expect(await listed(deps, JOBS, alex)).not.toContain(added);

  await replica.resume();
  await replica.catchUp();
  await replica.pause();
  const addedLater = await addJob();
  const seen = await listed(deps, JOBS, hana);
  expect([seen.includes(added), seen.includes(addedLater)]).toEqual([true, false]);
});

test('a replica that is too far behind is not read', async () => {
  const deps = serverOn({ staleness: 0 });
  const token = await signIn(deps);
  await settle(deps, token);
  await replica.pause();
  const added = await addJob();
  expect(await listed(deps, JOBS, token)).toContain(added);
});

test('when the replica fails the primary answers', async () => {
  const deps = serverOn({ staleness: 600_000 });
  const token = await signIn(deps);
  await settle(deps, token);
  await replica.pause();
  const added = await addJob();
  expect(await listed(deps, JOBS, token)).not.toContain(added);
  await replica.kill();
  expect(await listed(deps, JOBS, token)).toContain(added);
  // Also while the replica is left alone.
  expect(await listed(deps, JOBS, token)).toContain(added);
});
