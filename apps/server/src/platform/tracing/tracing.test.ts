import { once } from 'node:events';
import { createServer } from 'node:http';
import { manifest } from '@michi/api/manifest';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { present } from '../../../test/present.ts';
import { appOf, createTestApp } from '../../../test/testApp.ts';
import { connect } from '../database/connection.ts';
import { openTracing } from './tracing.ts';

const testApp = await createTestApp();

const lines = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.unknown() })),
            }),
          ),
        }),
      ),
    }),
  ),
});

/**
 * A collector on the loopback interface.
 * @returns its address, and what it received
 */
async function startCollector(): Promise<{ url: string; bodies: string[] }> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.url === '/v1/traces') bodies.push(Buffer.concat(parts).toString());
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.');
  return { url: `http://127.0.0.1:${address.port}`, bodies };
}

test('a request is a span named by its operation, its statements are children, and no value is exported', async () => {
  const { url, bodies } = await startCollector();
  const tracing = await openTracing(url, '1.2.3');
  const { database, close } = connect({
    url: testApp.databaseUrl,
    onStatement: tracing.statementDone,
  });
  onTestFinished(close);
  const { token, userId, email } = await testApp.signInStudent();
  const app = appOf({ ...testApp.deps, database, tracing });
  const { path } = manifest.user.getProfile;
  const ask = (address: string): Promise<Response> =>
    Promise.resolve(app.request(address, { headers: { Authorization: `Bearer ${token}` } }));
  expect((await ask(`/api/user${path}`)).status).toBe(200);
  await ask(`/api/user/${userId}`);
  await tracing.stop();

  const spans = bodies.flatMap((body) =>
    lines
      .parse(JSON.parse(body))
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans: own }) => own)),
  );
  const request = present(spans.find(({ name }) => name === 'getProfile'));
  expect(spans.filter(({ parentSpanId = '' }) => parentSpanId === '').map(({ name }) => name)).toEqual([
    'getProfile',
    'request',
  ]);
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
  expect(statements.length).toBeGreaterThan(0);
  for (const { traceId, attributes } of statements) {
    expect(traceId).toBe(request.traceId);
    expect(attributes.map(({ key }) => key)).toContain('db.query.text');
  }
  for (const value of [userId, email, token]) expect(bodies.join('')).not.toContain(value);
  const line = present(testApp.logLines.find((one) => one.includes(request.traceId)));
  expect(JSON.parse(line)).toMatchObject({ traceId: request.traceId, msg: 'request', status: 200 });
});

test('an unavailable collector does not delay a request', async () => {
  const tracing = await openTracing('http://127.0.0.1:1', '1.2.3');
  const app = appOf({ ...testApp.deps, tracing });
  expect((await app.request('/healthz')).status).toBe(200);
  await tracing.stop().catch(() => undefined);
});
