import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { holdTransaction, waitingStatements } from '../test/holdTransaction.ts';
import { startServer } from '../test/serverProcess.ts';
import { createTestDatabase, type TestDatabase } from '../test/testDatabase.ts';

let folder = '';
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'michi-main-'));
  await chmod(folder, 0o755);
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const environment = (): Record<string, string> => ({
  DATA_DIR: folder,
  DATABASE_URL: database.url,
  MICHI_SEED: 'none',
});

test('the server starts, is ready, and stops cleanly on request', async () => {
  const server = await startServer(environment());
  expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(await server.stop()).toBe(0);
});

test('a running request is answered before the server stops', async () => {
  const server = await startServer(environment());
  const { login, stopped } = await holdTransaction(database.url, async (transaction) => {
    await sql`lock table users in access exclusive mode`.execute(transaction);
    const response = fetch(`${server.url}/api/user/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'nobody@michi.example', password: 'a-password', appName: 'michi' }),
    });
    // A job that begins with the server may wait as well.
    await expect.poll(() => waitingStatements(database.database)).toBeGreaterThan(0);
    return { login: response, stopped: server.stop() };
  });
  expect((await login).status).toBe(401);
  expect(await stopped).toBe(0);
});

test('several servers start on one empty database at once', { tags: ['full'] }, async () => {
  const empty = await createTestDatabase(null);
  const servers = await Promise.all(
    Array.from({ length: 3 }, () => startServer({ ...environment(), DATABASE_URL: empty.url })),
  );
  for (const server of servers) expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  for (const server of servers) expect(await server.stop()).toBe(0);
  await empty.close();
});

test('a bad setting stops the start with a sentence that names it', async () => {
  await expect(startServer({ ...environment(), PORT: '0x1' })).rejects.toThrow('PORT must be a port');
});

test('a port in use is reported', { tags: ['full'] }, async () => {
  const first = await startServer(environment());
  const { port } = new URL(first.url);
  await expect(startServer({ ...environment(), PORT: port })).rejects.toThrow('set PORT to another number');
  await first.stop();
});

test('a server killed and started again on its own PostgreSQL has the same sessions', async () => {
  const own = { DATA_DIR: join(folder, 'own'), MICHI_SEED: 'none' };
  const first = await startServer(own);
  const registered = await fetch(`${first.url}/api/user/auth/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      familyName: 'Saeki',
      firstName: 'Hana',
      email: 'hana@michi.example',
      password: 'blue-ridge-2027',
      phone: '090-1234-5678',
      termsVersion: '2026-11-25',
      appName: 'michi',
    }),
  });
  expect(registered.status).toBe(201);
  const { data } = z.object({ data: z.object({ token: z.string() }) }).parse(await registered.json());
  await first.kill();

  const second = await startServer(own);
  expect(second.steps.join('\n')).toContain('taken over');
  // A busy machine may refuse the first requests (503).
  const profile = async () => {
    const { status } = await fetch(`${second.url}/api/user/users/profile`, {
      headers: { Authorization: `Bearer ${data.token}` },
    });
    return status;
  };
  await expect.poll(profile, { timeout: 10_000 }).toBe(200);
  expect(await second.stop()).toBe(0);
});
