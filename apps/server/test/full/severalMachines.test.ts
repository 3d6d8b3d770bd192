import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { beginGroup } from '../../src/modules/chat/operator/beginGroup.ts';
import { findParty } from '../../src/modules/chat/operator/party.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { connect } from '../../src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import {
  addJobs,
  applicationFor,
  apply,
  appliedTo,
  call,
  countApplications,
  register,
} from '../applicants.ts';
import { followChat, sendMessage } from '../chatAcrossServers.ts';
import { POOLED_SETTINGS, startBalancer, startPooler, type Listening } from '../networkProxies.ts';
import { present } from '../present.ts';
import { startReplica } from '../replicaServer.ts';
import { startServer } from '../serverProcess.ts';

const folder = await mkdtemp(join(tmpdir(), 'michi-machines-'));
// As root, PostgreSQL runs as another user, who has to get in.
await chmod(folder, 0o755);
const primary = await startEmbeddedPostgres(folder, () => undefined);
const beside = connect({ url: primary.url, poolSize: 2, statementTimeout: 60_000 });
await migrate(beside.database);
const replica = await startReplica(primary);
const around: Listening[] = [];

afterAll(async () => {
  for (const { stop } of around) await stop();
  await beside.close();
  await replica.kill();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const titles = z.object({ data: z.object({ data: z.array(z.object({ id: z.string() })) }) });

const environment = (url: string) => ({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: primary.url,
  DATABASE_REPLICA_URL: replica.url,
  DATA_DIR: folder,
  MICHI_SEED: 'none',
  LOG_LEVEL: 'silent',
  TRUSTED_PROXIES: '1',
});

test('behind a pooler whose connections are not set, the server does not start, and says what to do', async () => {
  const unset = await startPooler(join(folder, 'unset'), primary.url, 'select 1');
  await expect(startServer(environment(unset.url))).rejects.toThrow("set timezone = 'UTC'");
  await unset.stop();
});

test('two servers behind nginx, on PgBouncer and a replica, serve as one', async () => {
  const pooler = await startPooler(join(folder, 'pooler'), primary.url, POOLED_SETTINGS);
  around.unshift(pooler);
  const servers = [await startServer(environment(pooler.url)), await startServer(environment(pooler.url))];
  const balancer = await startBalancer(
    join(folder, 'balancer'),
    servers.map(({ url }) => url),
  );
  around.unshift(balancer);
  const front = { url: `http://127.0.0.1:${balancer.port}` };

  const jobIds = await addJobs(beside.database, 60);
  await replica.catchUp();
  const [hana, alex] = [await register(front, 'hana'), await register(front, 'alex')];
  const list = await call(front, '/api/job/jobs/all?size=100', hana.token);
  expect(titles.parse(await list.json()).data.data).toHaveLength(jobIds.length);

  // Each writes and reads at once, through the next server; a key repeated at another server is the same request.
  const applyToAll = async (student: typeof hana): Promise<void> => {
    for (const jobId of jobIds.slice(0, 25)) {
      const application = applicationFor(jobId);
      const first = present(await apply(front, student, application));
      const second = present(await apply(front, student, application));
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      student.acknowledged.add(jobId);
      const favored = { action: 'favorite' };
      const path = `/api/job/jobs/students/action/${jobId}`;
      expect((await call(front, path, student.token, favored)).status).toBe(200);
      const favorites = await call(front, '/api/job/jobs/favorited?size=100', student.token);
      expect(titles.parse(await favorites.json()).data.data.map(({ id }) => id)).toContain(jobId);
    }
  };
  const thread = await beginGroup(
    { clock: systemClock, database: beside.database },
    await findParty(beside.database, { asMichi: true }),
    { title: 'Group', titleJp: null, to: [hana.email, alex.email] },
  );
  const followers = [followChat(() => front, alex.token), followChat(() => front, hana.token)];
  await expect.poll(() => followers.map(({ streams }) => streams)).toEqual([1, 1]);
  const writeAll = async (): Promise<void> => {
    for (let number = 0; number < 25; number += 1)
      expect(await sendMessage(front, hana.token, thread, String(number), randomUUID())).toBe(201);
  };
  await Promise.all([applyToAll(hana), applyToAll(alex), writeAll()]);

  for (const student of [hana, alex]) expect(await appliedTo(front, student)).toEqual(student.acknowledged);
  expect(await countApplications(beside.database)).toEqual({ applications: 50, halfWritten: 0 });
  const written = Array.from({ length: 25 }, (_, number) => String(number));
  for (const follower of followers) await expect.poll(() => follower.texts).toEqual(written);

  // One server goes; clients see nothing but a request to retry.
  await present(servers[0]).kill();
  for (let round = 0; round < 4; round += 1)
    expect((await call(front, '/api/job/jobs/all', hana.token)).status).toBe(200);
  expect(await sendMessage(front, hana.token, thread, 'after', randomUUID())).toBe(201);
  for (const follower of followers) await expect.poll(() => follower.texts).toEqual([...written, 'after']);
  for (const follower of followers) await follower.stop();
  expect(await present(servers[1]).stop()).toBe(0);
});
