import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
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

/** Runs tasks in a worker with this code. */
async function workerOf<Result>(name: string, code: string) {
  const file = join(folder, `${name}.ts`);
  await writeFile(file, code);
  return runInWorker<string, Result>(pathToFileURL(file));
}

const SERVE = `import { serveTasks } from '${new URL('serveTasks.ts', import.meta.url).href}';`;

const refused = () => new Error('too demanding');

test(
  'a file that arrives after the workers have started waits for no start, so its limit counts from its arrival',
  { tags: ['full'] },
  async () => {
    // Takes longer to start than a file may take, and then as long as it is let.
    const work = await workerOf<string>(
      'slow',
      `process.on('message', () => { for (;;); });
    setTimeout(() => process.send('ready'), 3_000);`,
    );
    await startWorkers();
    const started = performance.now();
    await expect(work('a file', refused, null)).rejects.toThrow('too demanding');
    expect(performance.now() - started).toBeLessThan(2_000);
  },
);

test('a file that ends its process, by one step of 2 GB, natively or by leaving, is refused, and the next is read', async () => {
  const work = await workerOf<string>(
    'ending',
    `${SERVE}
    serveTasks((way) => {
      if (way === 'memory') return 'a,'.repeat(2 ** 28 - 100).split(',').length;
      if (way === 'abort') process.abort();
      if (way === 'exit') process.exit();
      return 'read';
    });`,
  );
  for (const way of ['memory', 'abort', 'exit']) {
    await expect(work(way, refused, null)).rejects.toThrow('too demanding');
    expect(await work('harmless', refused, null)).toBe('read');
  }
});

test('a worker that ends while it waits refuses no file', async () => {
  const work = await workerOf<number>('idle', `${SERVE} serveTasks(() => process.pid);`);
  const first = await work('one', refused, null);
  process.kill(first, 'SIGKILL');
  await vi.waitFor(async () => expect(await stateOf(first)).toBe(''));
  expect(await work('another', refused, null)).not.toBe(first);
});

test('a worker receives no secret of the environment', async () => {
  vi.stubEnv('SESSION_SECRET', 'secret');
  onTestFinished(() => void vi.unstubAllEnvs());
  const work = await workerOf<string>(
    'environment',
    `${SERVE} serveTasks(() => JSON.stringify(process.env));`,
  );
  expect(await work('what is there?', refused, null)).not.toContain('secret');
});

test(
  'a worker ends with a server that is killed, also while it reads a file without end',
  { tags: ['full'] },
  async () => {
    const [parent, worker, idFile] = [
      join(folder, 'parent.ts'),
      join(folder, 'endless.ts'),
      join(folder, 'id'),
    ];
    await writeFile(
      worker,
      `${SERVE} import { writeFileSync } from 'node:fs';
    serveTasks((file) => { writeFileSync(file, String(process.pid)); for (;;); });`,
    );
    await writeFile(
      parent,
      `import { runInWorker } from '${new URL('runInWorker.ts', import.meta.url).href}';
    await runInWorker(new URL('${pathToFileURL(worker).href}'), 60_000)('${idFile}', () => new Error(), null);`,
    );
    const server = spawn(process.execPath, ['--conditions=@michi/source', parent], { stdio: 'inherit' });
    onTestFinished(() => void server.kill('SIGKILL'));
    const id = await vi.waitFor(
      async () =>
        z.coerce
          .number()
          .min(1)
          .parse(await readFile(idFile, 'utf8')),
      20_000,
    );
    server.kill('SIGKILL');
    await vi.waitFor(async () => expect(await stateOf(id)).toMatch(/^Z|^$/), 10_000);
  },
);

/** As `ps` reports it: Z for an ended process that nobody has asked about, empty for none. */
async function stateOf(id: number): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,stat=']);
  return new RegExp(`^\\s*${id} (\\S+)`, 'm').exec(stdout)?.[1] ?? '';
}

test(
  'while one student sends several files that take for ever, the file of another is taken',
  { tags: ['full'] },
  async () => {
    const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, MICHI_SEED: 'none' });
    const [slow, quick] = [await register(server, 'slow'), await register(server, 'quick')];
    const answered: (readonly [string, number])[] = [];
    const upload = async (name: string, token: string, bytes: Uint8Array) => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(bytes)], 'CV.doc'));
      const headers = { Authorization: `Bearer ${token}` };
      const result = await fetch(`${server.url}/api/user/students/resume`, { method: 'POST', headers, body });
      await result.arrayBuffer();
      answered.push([name, result.status]);
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
  },
);
