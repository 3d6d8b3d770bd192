import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { connect } from './connection.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded.ts';
import { isAlive } from './startLock.ts';

const folders: string[] = [];

async function makeFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-postgres-'));
  await chmod(folder, mode);
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const folder of folders) {
    // A test that failed half way has left its PostgreSQL running.
    const isRunning = await stat(join(folder, 'postgres/cluster/postmaster.pid')).catch(() => undefined);
    if (isRunning !== undefined) await (await startEmbeddedPostgres(folder, () => undefined)).stop();
    await rm(folder, { recursive: true, force: true });
  }
});

async function query<T>(url: string, text: string): Promise<T | undefined> {
  const connection = connect({ url, poolSize: 1 });
  try {
    return (await sql.raw<T>(text).execute(connection.database)).rows[0];
  } finally {
    await connection.close();
  }
}

async function postmasterOf(postgres: Pick<EmbeddedPostgres, 'directory'>): Promise<number> {
  return Number((await readFile(join(postgres.directory, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Waits for the end of a process that is not a child of this one. */
async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setImmediate(resolve));
}

const HOLDER = `
  import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
  const postgres = await startEmbeddedPostgres(process.argv[1], () => undefined);
  console.log(JSON.stringify({ outcome: postgres.outcome, url: postgres.url, directory: postgres.directory }));
  process.stdin.on('end', async () => { await postgres.stop(); process.exit(0); }).resume();
`;

interface Holder {
  readonly child: ChildProcess;
  readonly outcome: string;
  readonly url: string;
  readonly directory: string;
}

/** Another process that uses the database of a folder, until its input ends. */
async function startHolder(folder: string): Promise<Holder> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', HOLDER, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return { child, ...JSON.parse(String(line)) };
}

test('the next start uses the database of a killed server, with everything committed', async () => {
  const folder = await makeFolder(0o755);
  const first = await startHolder(folder);
  await query(first.url, 'create table kept as select 7 as answer');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');

  const second = await startEmbeddedPostgres(folder, () => undefined);
  expect(second.outcome).toBe('taken over');
  expect(await query(second.url, 'select answer from kept')).toEqual({ answer: 7 });
  const pid = await postmasterOf(second);
  await second.stop();
  await ended(pid);
});

test('a PostgreSQL killed with its server recovers at the next start', { tags: ['full'] }, async () => {
  const folder = await makeFolder(0o755);
  const first = await startHolder(folder);
  await query(first.url, 'create table kept as select 7 as answer');
  const pid = await postmasterOf(first);
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  process.kill(pid, 'SIGKILL');
  await ended(pid);

  const second = await startEmbeddedPostgres(folder, () => undefined);
  expect(second.outcome).toBe('started');
  expect(await query(second.url, 'select answer from kept')).toEqual({ answer: 7 });
  await second.stop();
});

test(
  'a killed PostgreSQL is started again by one of the servers that use it, and the last to leave still stops it',
  { tags: ['full'] },
  async () => {
    const folder = await makeFolder(0o755);
    const reports: string[] = [];
    const first = await startEmbeddedPostgres(folder, (message) => reports.push(message));
    const second = await startHolder(folder);
    await query(first.url, 'create table kept as select 7 as answer');
    const killed = await postmasterOf(first);
    process.kill(killed, 'SIGKILL');
    await ended(killed);
    await expect.poll(() => reports.at(-1), { timeout: 10_000 }).toBe('PostgreSQL runs again');
    expect(await query(second.url, 'select answer from kept')).toEqual({ answer: 7 });
    // The other server has joined as well, so that leaving does not end it.
    const keepers =
      "select count(*)::int as count from pg_stat_activity where application_name = 'michi-keeper'";
    await expect.poll(() => query(second.url, keepers), { timeout: 10_000 }).toEqual({ count: 2 });
    await first.stop();
    expect(await query(second.url, 'select answer from kept')).toEqual({ answer: 7 });
    const pid = await postmasterOf(first);
    expect(pid).not.toBe(killed);
    second.child.stdin?.end();
    await once(second.child, 'exit');
    await ended(pid);
  },
);

test('a PostgreSQL stopped by its last user is not started again', { tags: ['full'] }, async () => {
  const folder = await makeFolder(0o755);
  const reports: string[] = [];
  const postgres = await startEmbeddedPostgres(folder, (message) => reports.push(message));
  const pid = await postmasterOf(postgres);
  await postgres.stop();
  await ended(pid);
  expect(reports).not.toContain('PostgreSQL is gone; starting it again');
});

test(
  'a pid file that names some other living process does not keep the database from starting',
  { tags: ['full'] },
  async () => {
    const folder = await makeFolder(0o755);
    const first = await startEmbeddedPostgres(folder, () => undefined);
    const pidFile = join(first.directory, 'postmaster.pid');
    const text = await readFile(pidFile, 'utf8');
    await first.stop();
    await writeFile(pidFile, text.replace(/^\d+/, String(process.pid)));

    const second = await startEmbeddedPostgres(folder, () => undefined);
    expect(second.outcome).toBe('started');
    await second.stop();
  },
);

test('servers of one folder share one database, and the last to leave stops it', async () => {
  const folder = await makeFolder(0o755);
  const holders = await Promise.all([startHolder(folder), startHolder(folder), startHolder(folder)]);
  expect(new Set(holders.map(({ url }) => url)).size).toBe(1);
  expect(holders.map(({ outcome }) => outcome).toSorted()).toEqual(['created', 'taken over', 'taken over']);
  const [holder] = holders;
  if (holder === undefined) throw new Error('There is no holder.');
  const pid = await postmasterOf(holder);
  for (const { child, url } of holders) {
    expect(await query(url, 'select 1 as answer')).toEqual({ answer: 1 });
    child.stdin?.end();
    await once(child, 'exit');
  }
  await ended(pid);
});

test('the port of another program is left to it', { tags: ['full'] }, async () => {
  const folder = await makeFolder(0o755);
  const first = await startEmbeddedPostgres(folder, () => undefined);
  const port = Number(new URL(first.url).port);
  await first.stop();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');

  const second = await startEmbeddedPostgres(folder, () => undefined);
  expect(Number(new URL(second.url).port)).not.toBe(port);
  await second.stop();
  other.close();
});

test('the password is readable by its owner alone, the data by PostgreSQL alone, and commits reach the disk', async () => {
  const folder = await makeFolder(0o755);
  const postgres = await startEmbeddedPostgres(folder, () => undefined);
  expect((await stat(join(folder, 'postgres.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(postgres.directory)).mode & 0o777).toBe(0o700);
  expect(await query(postgres.url, 'show fsync')).toEqual({ fsync: 'on' });
  expect(await query(postgres.url, 'show listen_addresses')).toEqual({ listen_addresses: '127.0.0.1' });
  const wrong = new URL(postgres.url);
  wrong.password = 'wrong';
  await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password/);
  await postgres.stop();
});

test('a folder that only its owner may enter can hold the database', { tags: ['full'] }, async () => {
  const folder = await makeFolder(0o700);
  const reports: string[] = [];
  const first = await startEmbeddedPostgres(join(folder, 'data'), (message) => reports.push(message));
  await query(first.url, 'create table kept as select 7 as answer');
  await first.stop();
  const second = await startEmbeddedPostgres(join(folder, 'data'), () => undefined);
  expect(await query(second.url, 'select answer from kept')).toEqual({ answer: 7 });
  await second.stop();

  const isRoot = process.getuid?.() === 0;
  expect(first.directory.startsWith(folder)).toBe(!isRoot);
  expect(reports.some((message) => message.includes(first.directory))).toBe(true);
  if (isRoot) folders.push(dirname(dirname(first.directory)));
});

test('data whose password is lost is not touched', async () => {
  const folder = await makeFolder(0o755);
  await mkdir(join(folder, 'postgres/cluster'), { recursive: true });
  await expect(startEmbeddedPostgres(folder, () => undefined)).rejects.toThrow(/password.*gone/s);
});

/** A copy as `cp -a` makes it, owners and all. */
async function copyFolder(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', from, to]);
}

test(
  'a copied data folder gets a separate database, whether its original is stopped or running',
  { tags: ['full'] },
  async () => {
    const folder = await makeFolder(0o755);
    const [data, copy] = [join(folder, 'data'), join(folder, 'copy/data')];
    const original = await startEmbeddedPostgres(data, () => undefined);
    onTestFinished(() => original.stop());
    await query(original.url, 'create table kept as select 7 as answer');
    // After the checkpoint the copy is complete, and includes the pid file of the running original.
    await query(original.url, 'checkpoint');
    await mkdir(dirname(copy));
    await copyFolder(data, copy);

    const copied = await startEmbeddedPostgres(copy, () => undefined);
    onTestFinished(() => copied.stop());
    expect(copied.outcome).toBe('started');
    expect(copied.directory).toBe(join(copy, 'postgres/cluster'));
    await query(copied.url, 'update kept set answer = 8');
    expect(await query(original.url, 'select answer from kept')).toEqual({ answer: 7 });
    expect(JSON.parse(await readFile(join(copy, 'postgres.json'), 'utf8'))).toMatchObject({
      directory: join(copy, 'postgres'),
    });
  },
);

test('a copy at a path that ends as its original does is not taken for it', { tags: ['full'] }, async () => {
  const folder = await makeFolder(0o755);
  const data = join(folder, folder, 'data');
  const original = await startEmbeddedPostgres(data, () => undefined);
  onTestFinished(() => original.stop());
  await query(original.url, 'checkpoint');
  await copyFolder(data, join(folder, 'data'));
  const copied = await startEmbeddedPostgres(join(folder, 'data'), () => undefined);
  onTestFinished(() => copied.stop());
  expect(copied.outcome).toBe('started');
});

test('a record that was copied without its database begins no empty one', async () => {
  const folder = await makeFolder(0o755);
  const [data, copy] = [join(folder, 'data'), join(folder, 'copy')];
  const original = await startEmbeddedPostgres(data, () => undefined);
  await original.stop();
  await mkdir(copy);
  await copyFolder(join(data, 'postgres.json'), copy);
  await expect(startEmbeddedPostgres(copy, () => undefined)).rejects.toThrow(/without its database/);
});
