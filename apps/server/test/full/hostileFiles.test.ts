import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../applicants.ts';
import { loopingDoc, packageOf } from '../documents.ts';
import { startServer } from '../serverProcess.ts';
import { createTestDatabase, type TestDatabase } from '../testDatabase.ts';

let folder = '';
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'michi-files-'));
  await chmod(folder, 0o755);
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** Milliseconds within which others are answered while a file is read, beside what this machine takes for it anyway. */
const PROMISE = 100;

/** Milliseconds of other requests before a file is sent: as long as a file may be read. */
const ASKED_BEFORE = 2_000;

/** Most attempts with a file: a busy machine is slow now and then, a file that blocks others always. */
const ATTEMPTS = 5;

/** Milliseconds until the server says that it is well. */
async function healthRequests(url: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(`${url}/healthz`);
  await response.arrayBuffer();
  expect(response.status).toBe(200);
  return performance.now() - started;
}

/** The longest response time of sequential requests until a condition is met. */
async function longestWait(isOver: () => boolean, url: string): Promise<number> {
  let longest = 0;
  while (!isOver()) longest = Math.max(longest, await healthRequests(url));
  return longest;
}

function timeIsOver(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() > end;
}

function settled(work: Promise<unknown>): () => boolean {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  return () => isOver;
}

/** Sixty million bytes in sixty thousand: ten million more than a document may unpack to. */
const bigArchive = () =>
  zipSync({
    ...packageOf('word/document.xml'),
    ...Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [
        `word/media/${index}.bin`,
        [new Uint8Array(10 * 1024 * 1024), { level: 6 }],
      ]),
    ),
  });

/** About as many pixels as a picture may have, in a small file. */
const bigPicture = () =>
  sharp({ create: { width: 8000, height: 7900, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

test('while a file is read that was made to take for ever, others are answered over HTTP as before', async () => {
  const [archive, picture] = [bigArchive(), await bigPicture()];
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, MICHI_SEED: 'none' });
  const { token } = await register(server, 'hana');
  const upload = async (method: string, path: string, field: string, bytes: Uint8Array, name: string) => {
    const body = new FormData();
    body.append(field, new File([new Uint8Array(bytes)], name));
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${server.url}${path}`, { method, headers, body });
    await response.arrayBuffer();
    return response.status;
  };
  const resume = (bytes: Uint8Array, name: string) =>
    upload('POST', '/api/user/students/resume', 'file', bytes, name);

  for (const [what, responses, send] of [
    ['a document in a circle', [422], () => resume(loopingDoc(), 'CV.doc')],
    ['an archive that unpacks to sixty million bytes', [422], () => resume(archive, 'CV.docx')],
    [
      'several at once',
      [422, 422],
      () => Promise.all(['1.doc', '2.doc'].map((name) => resume(loopingDoc(), name))),
    ],
    // Whether it is re-encoded in time depends on the machine.
    [
      'a picture',
      [expect.toSatisfy((status) => status === 200 || status === 422)],
      () => upload('PUT', '/api/user/students/profile', 'photo', picture, 'me.png'),
    ],
  ] as const) {
    const added: number[] = [];
    while (added.every((milliseconds) => milliseconds >= PROMISE) && added.length < ATTEMPTS) {
      const before = await longestWait(timeIsOver(ASKED_BEFORE), server.url);
      const sent = send();
      const during = await longestWait(settled(sent), server.url);
      expect([what, [await sent].flat()]).toEqual([what, responses]);
      added.push(during - before);
    }
    expect([what, Math.min(...added)]).toEqual([what, expect.toSatisfy((least) => least < PROMISE)]);
  }
  expect(await server.stop()).toBe(0);
});
