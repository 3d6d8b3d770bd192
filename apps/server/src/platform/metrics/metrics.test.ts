import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifest } from '@michi/api/manifest';
import { operations } from '@michi/api/server';
import { expect, onTestFinished, test } from 'vitest';
import { present } from '../../../test/present.ts';
import { readMetrics, sampleOf, type Sample } from '../../../test/readMetrics.ts';
import { startServer } from '../../../test/serverProcess.ts';
import { appOf, createTestApp } from '../../../test/testApp.ts';
import { connect } from '../database/connection.ts';
import { queueMail } from '../mail/queueMail.ts';

const METRICS_TOKEN = 'a token of at least 32 characters';
const testApp = await createTestApp({ METRICS_TOKEN });
const { app, request, send, deps, clock, signInStudent } = testApp;

async function scrape(of = app): Promise<{ text: string; samples: readonly Sample[] }> {
  const response = await of.request('/metrics', { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await response.text();
  return { text, samples: readMetrics(text) };
}

const REQUESTS = 'michi_http_request_duration_seconds_count';

test('without the token nothing is returned, and without a token in the settings the path does not exist', async () => {
  for (const headers of [{}, { Authorization: 'Bearer ' }, { Authorization: `Bearer ${METRICS_TOKEN}x` }])
    expect((await send('GET', '/metrics', { headers })).status).toBe(401);
  const closed = appOf({ ...deps, settings: { ...deps.settings, metricsToken: undefined } });
  for (const headers of [{}, { Authorization: 'Bearer undefined' }])
    expect((await closed.request('/metrics', { headers })).status).not.toBe(200);
});

test('requests are counted by operation and status', async () => {
  const { token } = await signInStudent();
  const before = (await scrape()).samples;
  await request(manifest.user.getProfile, 200, { token });
  await request(manifest.user.getProfile, 200, { token });
  await request(manifest.user.getProfile, 401);
  const after = (await scrape()).samples;
  const more = (status: string): number => {
    const labels = { service: 'user', operation: 'getProfile', status };
    return (sampleOf(after, REQUESTS, labels) ?? 0) - (sampleOf(before, REQUESTS, labels) ?? 0);
  };
  expect([more('200'), more('401')]).toEqual([2, 1]);
  // The scrape itself.
  expect(sampleOf(after, 'michi_http_requests_in_flight')).toBe(1);
});

test('no request can create a label, and no label contains user data', async () => {
  const { userId, studentId, email, token } = await signInStudent();
  await request(manifest.user.getProfile, 200, { token });
  const askAround = async (): Promise<void> => {
    for (const path of [
      `/api/job/jobs/${randomUUID()}`,
      `/api/job/${randomUUID()}`,
      `/api/${randomUUID()}/jobs`,
      `/student/${email}`,
      `/api/user/users/profile?email=${email}`,
    ])
      await send('GET', path, { token });
    await send('DELETE', `/${randomUUID()}`, { token });
  };
  await askAround();
  const { samples } = await scrape();
  for (let round = 0; round < 5; round += 1) await askAround();
  const later = await scrape();
  expect(later.samples.length).toBe(samples.length);

  const names = new Set(operations.map(({ service, id }) => `${service} ${id}`)).add('none none');
  const counted = later.samples.filter(({ name }) => name === REQUESTS);
  for (const { labels } of counted) {
    expect(names).toContain(`${labels['service']} ${labels['operation']}`);
    expect(labels['status']).toMatch(/^[1-5]\d\d$/);
  }
  for (const lines of [userId, studentId, email, token]) expect(later.text).not.toContain(lines);
  expect(later.text).not.toMatch(/@|\/api\/|[\da-f]{8}-[\da-f]{4}-/);
});

test('queues are reported: mails with their age, due notifications, connections, streams', async () => {
  const { email, token } = await signInStudent();
  const before = (await scrape()).samples;
  expect(sampleOf(before, 'michi_mails_waiting')).toBe(0);
  await queueMail(
    deps.database,
    { template: 'verifyEmail', to: email, language: 'en', name: 'Hana', link: 'https://michi.example/' },
    clock.now(),
  );
  clock.advance(90_000);
  const stream = await app.request('/api/notification/notification/events', {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { samples, text } = await scrape();
  expect(sampleOf(samples, 'michi_mails_waiting')).toBe(1);
  expect(sampleOf(samples, 'michi_mails_oldest_seconds')).toBe(90);
  expect(sampleOf(samples, 'michi_notifications_due')).toBe(0);
  expect(sampleOf(samples, 'michi_event_streams')).toBe(1);
  expect(sampleOf(samples, 'michi_database_reachable')).toBe(1);
  const connections = (state: string): number =>
    present(sampleOf(samples, 'michi_database_connections', { pool: 'primary', state }));
  expect(connections('idle') + connections('in_use')).toBeGreaterThan(0);
  // The stream may just be reading.
  expect(sampleOf(samples, 'michi_database_connections_awaited')).toBeGreaterThanOrEqual(0);
  expect(text).not.toContain(email);
  await stream.body?.cancel();
});

test('without its database the server reports that, and omits unknown values', async () => {
  const gone = connect({ url: 'postgres://michi@127.0.0.1:1/michi' });
  onTestFinished(() => gone.close());
  const { samples } = await scrape(appOf({ ...deps, database: gone.database }));
  expect(sampleOf(samples, 'michi_database_reachable')).toBe(0);
  expect(sampleOf(samples, 'michi_mails_waiting')).toBeUndefined();
  expect(sampleOf(samples, REQUESTS)).toBeGreaterThan(0);
});

test('a separate server process reports CPU, memory, event loop, statements and version', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'michi-metrics-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: testApp.databaseUrl,
    MICHI_SEED: 'none',
    METRICS_TOKEN,
  });
  await fetch(`${server.url}/readyz`);
  const response = await fetch(`${server.url}/metrics`, {
    headers: { Authorization: `Bearer ${METRICS_TOKEN}` },
  });
  const samples = readMetrics(await response.text());
  for (const name of [
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'michi_build_info',
  ])
    expect(present(sampleOf(samples, name)), name).toBeGreaterThan(0);
  const statements = 'michi_database_statement_duration_seconds_count';
  expect(present(sampleOf(samples, statements, { outcome: 'done' }))).toBeGreaterThan(0);
  expect(await server.stop()).toBe(0);
});
