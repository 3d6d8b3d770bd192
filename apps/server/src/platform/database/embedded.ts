import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import {
  exists,
  findInstallation,
  freePort,
  isFree,
  writeRecord,
  type Installation,
  type PostgresRecord,
  type StartReport,
} from './installation.ts';
import { isAlive, withStartLock } from './startLock.ts';

const run = promisify(execFile);

const SUPERUSER = 'michi';
const DATABASE = 'michi';

/** Each server that uses the database keeps one connection of this name; the last one to close it stops PostgreSQL. */
const KEEPER = 'michi-keeper';

/** In the order tried. Under the plain C locale pg_trgm finds no Japanese letters. */
const CHARACTER_LOCALES = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'en_US.utf8', 'ja_JP.UTF-8'];

const START_SECONDS = 60;

/** Milliseconds in which a working PostgreSQL accepts a connection. */
const KEEPER_TIMEOUT = 5_000;

export interface EmbeddedPostgres {
  /** Connection string of the server's database. */
  readonly url: string;
  readonly directory: string;
  /** A new database, a stopped one, or one that was already running. */
  readonly outcome: 'created' | 'started' | 'taken over';
  /** The last user stops PostgreSQL cleanly. End other connections first. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on the data in `dataDir`, or joins a running one. Survives a `kill -9` of the server: a running
 * postmaster is taken over, a stale pid file is recovered, and there are never two on the same data.
 * @throws Error with the last lines of PostgreSQL's own log if it does not start
 */
export async function startEmbeddedPostgres(dataDir: string, report: StartReport): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const home = await realpath(dataDir);
  const lock = join(home, 'postgres.lock');
  return withStartLock(lock, async () => {
    const installation = await findInstallation(home, report);
    const cluster = join(installation.record.directory, 'cluster');
    const created = !(await exists(join(cluster, 'PG_VERSION')));
    if (created) await createCluster(installation, cluster, report);
    const running = created ? undefined : await joinRunning(installation.record, cluster);
    const joined = running ?? (await startCluster(installation, home, cluster));
    await ensureDatabase(joined.keeper);
    // The port stays from now on, since every connection of the server uses it.
    const { port } = joined;
    const current = { ...installation, record: { ...installation.record, port } };
    const supervision = supervise(joined, report, () =>
      withStartLock(lock, async () => {
        const found = (await joinRunning(current.record, cluster)) ?? (await startOnPort(current, cluster));
        if (found.port === port) return found;
        await found.keeper.end();
        throw new Error(`PostgreSQL runs on the port ${found.port} instead of ${port}.`);
      }),
    );
    return {
      url: connectionString(port, current.record.password, DATABASE),
      directory: cluster,
      outcome: created ? 'created' : running === undefined ? 'started' : 'taken over',
      async stop() {
        const keeper = await supervision.end();
        await withStartLock(lock, () => stopUnlessShared(current, cluster, keeper));
      },
    };
  });
}

/** Milliseconds until the next try, after the first, second and further failures to start PostgreSQL again. */
const RESTART_WAITS: readonly number[] = [250, 500, 1_000, 2_000];

/** Watches a PostgreSQL that may end at any moment. */
interface Supervision {
  /**
   * Waits for a running start and does not start PostgreSQL again.
   * @returns the keeper's connection, broken or not
   */
  end(): Promise<pg.Client>;
}

/**
 * Starts PostgreSQL again, or joins the process that did, whenever the keeper's connection is lost; retries until it
 * runs.
 */
function supervise(first: Joined, report: StartReport, begin: () => Promise<Joined>): Supervision {
  const ended = new AbortController();
  let joined = first;
  let restarting = Promise.resolve();
  const restart = async (): Promise<void> => {
    report('PostgreSQL is gone; starting it again');
    for (let failures = 0; !ended.signal.aborted; failures += 1) {
      try {
        joined = await begin();
        report('PostgreSQL runs again');
        watch();
        return;
      } catch (error) {
        if (failures === 0) report(error instanceof Error ? error.message : String(error));
        const wait = RESTART_WAITS[Math.min(failures, RESTART_WAITS.length - 1)];
        await delay(wait, undefined, { signal: ended.signal }).catch(() => undefined);
      }
    }
  };
  const watch = (): void => {
    void joined.lost.then(() => {
      if (!ended.signal.aborted) restarting = restart();
    });
  };
  watch();
  return {
    async end() {
      ended.abort();
      await restarting;
      return joined.keeper;
    },
  };
}

/** Created elsewhere and then renamed, so that an interrupted start leaves no incomplete cluster. */
async function createCluster(
  installation: Installation,
  cluster: string,
  report: StartReport,
): Promise<void> {
  report(`Creating a PostgreSQL database in ${cluster}`);
  const unfinished = `${cluster}.new`;
  const passwordFile = join(installation.record.directory, 'password');
  await writeFile(passwordFile, `${installation.record.password}\n`, { mode: 0o600 });
  if (installation.user !== undefined)
    await chown(passwordFile, installation.user.uid, installation.user.gid);
  const failures: string[] = [];
  try {
    for (const locale of CHARACTER_LOCALES) {
      await rm(unfinished, { recursive: true, force: true });
      const failure = await program(installation, 'initdb', [
        `--pgdata=${unfinished}`,
        `--username=${SUPERUSER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        `--lc-ctype=${locale}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--data-checksums',
      ]);
      if (failure === undefined) {
        await rename(unfinished, cluster);
        return;
      }
      failures.push(failure);
    }
  } finally {
    await rm(passwordFile, { force: true });
  }
  throw new Error(`PostgreSQL could not create its database: ${failures[0] ?? 'no locale'}`);
}

/** Joins the running postmaster of this cluster, and waits for one that is starting or recovering. */
async function joinRunning(record: PostgresRecord, cluster: string): Promise<Joined | undefined> {
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const lines = await readFile(join(cluster, 'postmaster.pid'), 'utf8').then(
      (text) => text.split('\n'),
      () => undefined,
    );
    if (lines === undefined) return undefined;
    const pid = Number(lines[0]);
    if (!(await isPostmaster(pid, cluster))) {
      // The pid may belong to another program by now, which PostgreSQL would take for a running server. A file with a
      // dead pid stays: PostgreSQL uses it to find workers that outlived their postmaster, and waits for them.
      if (isAlive(pid)) await rm(join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    const port = Number(lines[3]);
    const joined = await connectKeeper(port, record.password, cluster);
    if (joined !== undefined) return joined;
    if (Date.now() > deadline) {
      throw new Error(`PostgreSQL (process ${pid}) runs on ${cluster} but does not answer on port ${port}.`);
    }
    await delay(50);
  }
}

async function isPostmaster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    run('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  );
  // The whole path: that of a copy may end like that of its original.
  return (
    command.includes('postgres') && `${command.replaceAll('\0', ' ').trim()} `.includes(` -D ${cluster} `)
  );
}

interface Joined {
  readonly keeper: pg.Client;
  /** Settles when either side ends the keeper's connection. */
  readonly lost: Promise<void>;
  readonly port: number;
}

async function connectKeeper(port: number, password: string, cluster: string): Promise<Joined | undefined> {
  const client = new pg.Client({
    connectionString: connectionString(port, password, 'postgres'),
    application_name: KEEPER,
    keepAlive: true,
    connectionTimeoutMillis: KEEPER_TIMEOUT,
    query_timeout: START_SECONDS * 1000,
  });
  // The watcher restarts PostgreSQL; an unhandled error here would end the process.
  client.on('error', () => undefined);
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve);
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    if (rows[0]?.data_directory === cluster) return { keeper: client, lost, port };
  } catch {
    // Not ready yet, or another cluster: the caller decides by the pid file.
  }
  await client.end().catch(() => undefined);
  return undefined;
}

async function startCluster(installation: Installation, home: string, cluster: string): Promise<Joined> {
  const port = (await isFree(installation.record.port)) ? installation.record.port : await freePort();
  const record = await writeRecord(home, { ...installation.record, port });
  return startOnPort({ ...installation, record }, cluster);
}

async function startOnPort(installation: Installation, cluster: string): Promise<Joined> {
  const { port } = installation.record;
  const log = join(installation.record.directory, 'postgres.log');
  const flags = [
    `-p ${port}`,
    '-c listen_addresses=127.0.0.1',
    '-c unix_socket_directories=',
    '-c max_connections=200',
    '-c shared_buffers=128MB',
    '-c random_page_cost=1.1',
    '-c jit=off',
    '-c log_checkpoints=off',
    '-c timezone=UTC',
  ].join(' ');
  const failure = await program(installation, 'pg_ctl', [
    'start',
    '--wait',
    `--timeout=${START_SECONDS}`,
    `--pgdata=${cluster}`,
    `--log=${log}`,
    `--options=${flags}`,
  ]);
  const joined =
    failure === undefined ? await connectKeeper(port, installation.record.password, cluster) : undefined;
  if (joined === undefined) {
    const tail = await readFile(log, 'utf8').then(
      (text) => text.trim().split('\n').slice(-5).join(' | '),
      () => '',
    );
    throw new Error(`PostgreSQL did not start: ${failure ?? 'it does not answer'} ${tail}`);
  }
  return joined;
}

async function stopUnlessShared(
  installation: Installation,
  cluster: string,
  keeper: pg.Client,
): Promise<void> {
  const others = await keeper
    .query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
      [KEEPER],
    )
    .then(
      ({ rows }) => rows[0]?.count ?? 0,
      () => 0,
    );
  await keeper.end().catch(() => undefined);
  if (others > 0) return;
  await program(installation, 'pg_ctl', [
    'stop',
    '--wait',
    `--timeout=${START_SECONDS}`,
    '--mode=fast',
    `--pgdata=${cluster}`,
  ]);
}

async function ensureDatabase(keeper: pg.Client): Promise<void> {
  const { rowCount } = await keeper.query('select from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await keeper.query(`create database ${DATABASE}`);
}

/** @returns the error output, or undefined if it succeeded */
async function program(
  installation: Installation,
  name: string,
  parameters: readonly string[],
): Promise<string | undefined> {
  const identity =
    installation.user === undefined ? {} : { uid: installation.user.uid, gid: installation.user.gid };
  return run(join(installation.native, 'bin', name), [...parameters], {
    ...identity,
    cwd: installation.record.directory,
    env: { PATH: process.env['PATH'] ?? '', LC_MESSAGES: 'C', TZ: 'UTC' },
  }).then(
    () => undefined,
    (error: unknown) => errorOutputOf(error),
  );
}

/** PostgreSQL's programs write errors to either stream. */
function errorOutputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const written = [
    'stderr' in error && typeof error.stderr === 'string' ? error.stderr : '',
    'stdout' in error && typeof error.stdout === 'string' ? error.stdout : '',
  ];
  return written.join('').trim() || error.message;
}

function connectionString(port: number, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
