import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import {
  startBucketServer,
  type BucketServer,
  type StoreResponse,
  type StoreMethod,
} from '../../../test/bucketServer.ts';
import { present } from '../../../test/present.ts';
import { createBucketStore } from './bucketStore.ts';
import { FileDamaged, FileMissing, FilesUnavailable } from './fileFailures.ts';
import { filePath } from './filePath.ts';

setFlagsFromString('--expose-gc');

/** Milliseconds of the store under test; a test that lasts much longer has waited for something else. */
const PATIENCE = 500;

const FILE = Buffer.from('%PDF-1.7 The resume of a student.');

/** A store of one file, and what can be asked of it. */
async function storeOfOneFile() {
  const server = await startBucketServer();
  onTestFinished(server.close);
  const store = createBucketStore(server.settings, PATIENCE);
  const id = randomUUID();
  await store.write(id, FILE);
  return {
    server,
    id,
    store,
    ask: {
      PUT: () => store.write(randomUUID(), FILE),
      HEAD: () => store.write(randomUUID(), FILE),
      GET: () => store.read(id, FILE.length),
      DELETE: () => store.remove(id),
    } satisfies Record<StoreMethod, () => Promise<unknown>>,
  };
}

const answered =
  (
    status: number,
    headers: Record<string, string | number> = {},
    body: string | Buffer = '',
  ): StoreResponse =>
  (response, request) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };

const failed = (status: number, code: string, headers: Record<string, string> = {}): StoreResponse =>
  answered(status, { 'Content-Type': 'application/xml', ...headers }, `<Error><Code>${code}</Code></Error>`);

/** Writes a chunk again and again, as fast as it is read. */
const endless =
  (status: number): StoreResponse =>
  (response, request) => {
    request.resume();
    response.writeHead(status);
    const more = (): void => {
      if (response.destroyed) return;
      if (response.write(Buffer.alloc(64 * 1024))) setImmediate(more);
      else response.once('drain', more);
    };
    more();
  };

/** Sends a byte every few milliseconds. */
const trickling =
  (status: number, headers: Record<string, number> = {}): StoreResponse =>
  (response, request) => {
    request.resume();
    response.writeHead(status, headers);
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  };

const HTML = '<!doctype html><title>Sign in to the network</title>';

const EVERY: readonly StoreMethod[] = ['PUT', 'HEAD', 'GET', 'DELETE'];

/** A response to HEAD has no body. */
const WITH_BODY: readonly StoreMethod[] = ['PUT', 'GET', 'DELETE'];

/** Responses of a store, or of a proxy in front of it, to each of these methods. */
const WAYS: readonly (readonly [string, readonly StoreMethod[], StoreResponse])[] = [
  ['an empty 202', EVERY, answered(202)],
  ['a 304', EVERY, answered(304)],
  ['a 400 in HTML', EVERY, answered(400, { 'Content-Type': 'text/html' }, HTML)],
  ['AccessDenied', EVERY, failed(403, 'AccessDenied')],
  ['NoSuchBucket', EVERY, failed(404, 'NoSuchBucket')],
  ['a 404 in HTML', EVERY, answered(404, { 'Content-Type': 'text/html' }, HTML)],
  ['a 412', EVERY, failed(412, 'PreconditionFailed')],
  ['a 429', EVERY, failed(429, 'TooManyRequests', { 'Retry-After': '3600' })],
  ['a 500', EVERY, failed(500, 'InternalError')],
  ['a 503 with Retry-After', EVERY, failed(503, 'SlowDown', { 'Retry-After': '3600' })],
  ['an error without end', WITH_BODY, endless(403)],
  ['an error byte by byte', WITH_BODY, trickling(403)],
  ['a connection closed at once', EVERY, (response) => void response.destroy()],
  ['no answer', EVERY, (_response, request) => void request.resume()],
  [
    'no answer while garbage is collected',
    EVERY,
    (_response, request) => {
      request.resume();
      setImmediate(() => void runInNewContext('gc()'));
    },
  ],
  ['no HTTP', EVERY, (response) => void response.socket?.end('220 mail.example ESMTP\r\n')],
  [
    'a connection closed within the headers',
    EVERY,
    (response) => void response.socket?.end('HTTP/1.1 200 OK\r\nX'),
  ],
  ['an HTML page', ['PUT', 'HEAD', 'GET', 'DELETE'], answered(200, { 'Content-Type': 'text/html' }, HTML)],
  ['an empty 200', ['HEAD', 'GET', 'DELETE'], answered(200)],
  ['a 204', ['PUT', 'HEAD', 'GET'], answered(204)],
  ['a 206', ['GET'], answered(206, {}, FILE)],
  ['one byte less', ['HEAD', 'GET'], answered(200, { 'Content-Length': FILE.length - 1 }, FILE.subarray(1))],
  [
    'one byte more',
    ['HEAD', 'GET'],
    answered(200, { 'Content-Length': FILE.length + 1 }, Buffer.concat([FILE, Buffer.from('x')])),
  ],
  ['chunks with one byte less', ['GET'], answered(200, { 'Transfer-Encoding': 'chunked' }, FILE.subarray(1))],
  [
    'chunks with one byte more',
    ['GET'],
    answered(200, { 'Transfer-Encoding': 'chunked' }, Buffer.concat([FILE, Buffer.from('x')])),
  ],
  ['chunks without a length', ['HEAD'], answered(200, { 'Transfer-Encoding': 'chunked' })],
  ['chunks without end', ['GET'], endless(200)],
  ['the file byte by byte', ['GET'], trickling(200, { 'Content-Length': FILE.length })],
  [
    'a connection closed before the body',
    ['GET'],
    (response) => {
      response.writeHead(200, { 'Content-Length': FILE.length }).flushHeaders();
      setImmediate(() => response.destroy());
    },
  ],
  [
    'a connection closed within the body',
    ['GET'],
    (response) => {
      response.writeHead(200, { 'Content-Length': FILE.length });
      response.write(FILE.subarray(0, 9), () => response.destroy());
    },
  ],
  [
    'a connection closed within chunks',
    ['GET'],
    (response) => {
      response.writeHead(200);
      response.write(FILE, () => response.destroy());
    },
  ],
  ['the file in gzip', ['GET'], answered(200, { 'Content-Encoding': 'gzip' }, gzipSync(FILE))],
  [
    'a content encoding that is none',
    ['GET'],
    answered(200, { 'Content-Encoding': 'br', 'Content-Length': FILE.length }, FILE),
  ],
];

test.each(
  WAYS.flatMap(([name, methods, response]) => methods.map((method) => [name, method, response] as const)),
)('%s to %s is a failure of the store, and nothing is passed on', async (_name, method, response) => {
  const { ask, server } = await storeOfOneFile();
  server.setResponse(method, response);
  const began = performance.now();
  await expect(ask[method]()).rejects.toThrow(FilesUnavailable);
  // Both requests of an upload have their own patience.
  expect(performance.now() - began).toBeLessThan(4 * PATIENCE);
});

test.each([301, 302, 303, 307, 308].flatMap((status) => EVERY.map((method) => [status, method] as const)))(
  'a redirect %i of %s is not followed',
  async (status, method) => {
    const requests: string[] = [];
    const internal = createServer((request, response) => {
      requests.push(String(request.method));
      response.writeHead(200, { 'Content-Length': FILE.length }).end('i'.repeat(FILE.length));
    });
    internal.listen(0, '127.0.0.1');
    await once(internal, 'listening');
    onTestFinished(() => void internal.close());
    const address = internal.address();
    const port = typeof address === 'object' ? present(address).port : 0;
    const { ask, server } = await storeOfOneFile();
    server.setResponse(method, answered(status, { Location: `http://127.0.0.1:${port}/internal` }));
    await expect(ask[method]()).rejects.toThrow(FilesUnavailable);
    expect(requests).toEqual([]);
  },
);

test.each([
  ['an empty 200', answered(200)],
  ['an HTML page', answered(200, { 'Content-Type': 'text/html' }, HTML)],
])('an upload that is answered by %s and not stored is a failure', async (_name, response) => {
  const { ask, server } = await storeOfOneFile();
  server.setResponse('PUT', response);
  await expect(ask.PUT()).rejects.toThrow(FilesUnavailable);
});

test('only NoSuchKey means that a file is missing and needs no removal', async () => {
  const { ask, server } = await storeOfOneFile();
  server.setResponse('GET', failed(404, 'NoSuchKey'));
  server.setResponse('DELETE', failed(404, 'NoSuchKey'));
  await expect(ask.GET()).rejects.toThrow(FileMissing);
  await expect(ask.DELETE()).resolves.toBeUndefined();
});

test('a file of another size than its row says is damaged', async () => {
  const { id, server, store } = await storeOfOneFile();
  for (const size of [0, FILE.length - 1, FILE.length + 1])
    await expect(store.read(id, size)).rejects.toThrow(FileDamaged);
  expect([...server.objects.keys()]).toEqual([`uploads/${filePath(id)}`]);
});

test('of a body without end no more is read than the file or an error may have', async () => {
  const { ask, server } = await storeOfOneFile();
  for (const status of [200, 403]) {
    const sent = await sentUntilClosed(server, endless(status), ask.GET);
    // What fits into the buffers of the connection is sent too.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  }
});

/** Bytes that the store could send before its connection was closed. */
async function sentUntilClosed(
  server: BucketServer,
  respond: StoreResponse,
  ask: () => Promise<unknown>,
): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.setResponse('GET', (response, request) => {
    response.once('close', () => resolve(request.socket.bytesWritten));
    respond(response, request);
  });
  await expect(ask()).rejects.toThrow(FilesUnavailable);
  return promise;
}
