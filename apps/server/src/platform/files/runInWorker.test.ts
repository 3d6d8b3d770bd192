import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { register } from '../../../test/applicants.ts';
import { loopingDoc, text } from '../../../test/documents.ts';
import { startServer } from '../../../test/serverProcess.ts';
import { runInWorker, startWorkers } from './runInWorker.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';

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

const PDF = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\nstartxref\n9\n%%EOF\n';

test('a file that arrives after the workers have started waits for no start, so its limit counts from its arrival', async () => {
  // Takes longer to start than a file may take, and then as long as it is let.
  const entry = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { for (;;); });
    setTimeout(() => parentPort.postMessage('ready'), 3_000);`;
  const work = runInWorker<string, string>(new URL(`data:text/javascript,${encodeURIComponent(entry)}`));
  await startWorkers();
  const started = performance.now();
  await expect(work('a file', () => new Error('too demanding'), null)).rejects.toThrow('too demanding');
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('while one student sends several files that take for ever, the file of another is taken', async () => {
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, MICHI_SEED: 'none' });
  const [slow, quick] = [await register(server, 'slow'), await register(server, 'quick')];
  const answered: (readonly [string, number])[] = [];
  const upload = async (name: string, token: string, bytes: Uint8Array) => {
    const body = new FormData();
    body.append('file', new File([new Uint8Array(bytes)], 'CV.doc'));
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api/user/students/resume`, { method: 'POST', headers, body });
    await answer.arrayBuffer();
    answered.push([name, answer.status]);
  };
  const hostile = Array.from({ length: 4 }, () => upload('slow', slow.token, loopingDoc()));
  await Promise.all([...hostile, upload('quick', quick.token, text(PDF))]);
  // One of the other's may be through before, where this machine takes long to start a second worker.
  expect(answered.slice(0, 2)).toContainEqual(['quick', 201]);
  expect(answered.filter(([name]) => name === 'slow').map(([, status]) => status)).toEqual([
    422,
    422,
    expect.toSatisfy((status) => status === 422 || status === 429),
    expect.toSatisfy((status) => status === 422 || status === 429),
  ]);
  expect(await server.stop()).toBe(0);
});
