import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import type { AppEnv } from '../appContext.ts';
import { requestFrame } from './requestFrame.ts';

const open = await createTestApp();
const proxied = await createTestApp({ TRUSTED_PROXIES: '1' });

/** Sends a wrong password over a connection from the proxy, with a different client address. */
const tryOnce = async ({ app }: typeof open, email: string, forwardedFor: string): Promise<number> => {
  const response = await app.request(
    '/api/user/auth/login',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
      body: JSON.stringify({ email, password: 'wrong-password', appName: 'michi' }),
    },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  );
  return response.status;
};

test('without trusted proxies naming another address gives no new attempts', async () => {
  for (let index = 0; index < 10; index += 1)
    expect(await tryOnce(open, 'one@michi.example', `203.0.113.${index}`)).toBe(401);
  expect(await tryOnce(open, 'one@michi.example', '203.0.113.99')).toBe(429);
});

test('behind a trusted proxy the tries of one caller are not those of another', async () => {
  for (let index = 0; index < 10; index += 1)
    expect(await tryOnce(proxied, 'one@michi.example', `192.0.2.${index}, 203.0.113.7`)).toBe(401);
  expect(await tryOnce(proxied, 'one@michi.example', '203.0.113.7')).toBe(429);
  expect(await tryOnce(proxied, 'one@michi.example', '203.0.113.8')).toBe(401);
});

test('a streamed response that is aborted is logged as one, whoever ended it', async () => {
  // What the server library writes about a failed stream.
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => console.mockRestore());
  const app = new Hono<AppEnv>();
  app.use(requestFrame(open.deps));
  const chunk = new Uint8Array(1024);
  const streamOf =
    (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void | Promise<void>) => () =>
      new Response(new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 }));
  let chunks = 0;
  app.get(
    '/whole',
    streamOf((controller) => {
      chunks += 1;
      if (chunks > 5) controller.close();
      else controller.enqueue(chunk);
    }),
  );
  app.get(
    '/failing',
    streamOf(async (controller) => {
      chunks += 1;
      await new Promise((resolve) => setImmediate(resolve));
      if (chunks > 20) throw new Error('The store is gone.');
      controller.enqueue(chunk);
    }),
  );
  app.get(
    '/left',
    streamOf(async (controller) => {
      await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(chunk);
    }),
  );
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const lineOf = async (path: string): Promise<Record<string, unknown>> => {
    const find = () => open.logLines.find((line) => line.includes(`"path":"${path}"`));
    await expect.poll(find).toBeDefined();
    return JSON.parse(find() ?? '');
  };

  await (await fetch(`${url}/whole`)).arrayBuffer();
  expect(await lineOf('/whole')).toMatchObject({
    level: 'info',
    status: 200,
    milliseconds: expect.any(Number),
  });
  expect(await lineOf('/whole')).not.toHaveProperty('aborted');

  chunks = 0;
  await expect(fetch(`${url}/failing`).then((response) => response.arrayBuffer())).rejects.toThrow();
  expect(await lineOf('/failing')).toMatchObject({
    level: 'error',
    status: 200,
    aborted: true,
    err: { message: 'The store is gone.' },
  });

  const left = new AbortController();
  const response = await fetch(`${url}/left`, { signal: left.signal });
  expect(response.status).toBe(200);
  left.abort();
  expect(await lineOf('/left')).toMatchObject({ level: 'info', status: 200, aborted: true });
});
