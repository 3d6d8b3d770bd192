import { execFile } from 'node:child_process';
import { chown, cp, mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import type { EmbeddedPostgres } from '../src/platform/database/embedded.ts';
import { freePort } from './freePort.ts';
import { present } from './present.ts';

const run = promisify(execFile);

/** A streaming replica of an embedded PostgreSQL. */
export interface ReplicaServer {
  readonly url: string;
  /** Pauses the replay, and resumes it. */
  pause(): Promise<void>;
  /** Once it is killed this is nothing. */
  resume(): Promise<void>;
  /** Waits until it has everything the primary has now. */
  catchUp(): Promise<void>;
  /** How often tables were read on it, so far; reported a few seconds late. */
  reads(): Promise<number>;
  /** Ends it at once, as a power cut would; a second time is nothing. */
  kill(): Promise<void>;
}

/** Files that only apply to the running primary (PostgreSQL manual, section 25.3.4). */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'];

/** Copies a PostgreSQL while it runs, and starts the copy as its replica. */
export async function startReplica(primary: EmbeddedPostgres): Promise<ReplicaServer> {
  const folder = join(dirname(primary.directory), 'replica');
  const owner = await stat(primary.directory);
  const source = new pg.Client({ connectionString: primary.url });
  await source.connect();
  await source.query("select pg_backup_start('replica', fast => true)");
  await mkdir(folder, { mode: 0o700 });
  for (const name of await readdir(primary.directory))
    if (!LEFT_OUT.includes(name))
      await cp(join(primary.directory, name), join(folder, name), { recursive: true });
  for (const name of ['pg_wal', 'pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot'])
    await mkdir(join(folder, name), { mode: 0o700 });
  const { rows } = await source.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
  await writeFile(join(folder, 'backup_label'), present(rows[0]).labelfile, { mode: 0o600 });
  await writeFile(join(folder, 'standby.signal'), '', { mode: 0o600 });
  const { hostname, password, port, username } = new URL(primary.url);
  const settings = `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\n`;
  await writeFile(join(folder, 'postgresql.auto.conf'), settings, { mode: 0o600 });
  await giveTo(owner, folder);

  const own = new URL(primary.url);
  own.port = String(await freePort());
  // The first word of the primary's command line is its program.
  const programs = dirname(
    (await readFile(join(primary.directory, 'postmaster.opts'), 'utf8')).split(' ')[0] ?? '',
  );
  const identity = process.getuid?.() === 0 ? { uid: owner.uid, gid: owner.gid } : {};
  const control = (...args: readonly string[]) =>
    run(join(programs, 'pg_ctl'), [...args, '--wait', '--timeout=300', `--pgdata=${folder}`], {
      ...identity,
      cwd: dirname(folder),
      env: { PATH: process.env['PATH'] ?? '', LC_MESSAGES: 'C', TZ: 'UTC' },
    });
  const flags = `-p ${own.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`;
  await control('start', `--log=${join(dirname(folder), 'replica.log')}`, `--options=${flags}`);
  const client = new pg.Client({ connectionString: own.href });
  client.on('error', () => undefined);
  await client.connect();
  let isKilled = false;
  return {
    url: own.href,
    async pause() {
      await client.query('select pg_wal_replay_pause()');
      for (;;) {
        const state = await client.query<{ state: string }>(
          'select pg_get_wal_replay_pause_state() as state',
        );
        if (state.rows[0]?.state === 'paused') return;
      }
    },
    async resume() {
      if (isKilled) return;
      await client.query('select pg_wal_replay_resume()');
    },
    async catchUp() {
      const here = await source.query<{ position: string }>('select pg_current_wal_insert_lsn() as position');
      for (;;) {
        const there = await client.query<{ isThere: boolean }>(
          'select pg_last_wal_replay_lsn() >= $1::pg_lsn as "isThere"',
          [here.rows[0]?.position],
        );
        if (there.rows[0]?.isThere === true) return;
        // Something to replay, in case the log ends at the border of a page.
        await source.query('select pg_logical_emit_message(true, $1, $2)', ['', '']);
      }
    },
    async reads() {
      const counted = await client.query<{ reads: number }>(
        'select coalesce(sum(seq_scan + coalesce(idx_scan, 0)), 0)::int as reads from pg_stat_user_tables',
      );
      return counted.rows[0]?.reads ?? 0;
    },
    async kill() {
      if (isKilled) return;
      isKilled = true;
      await source.end();
      await control('stop', '--mode=immediate');
      await client.end().catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function giveTo({ uid, gid }: { readonly uid: number; readonly gid: number }, folder: string) {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chown(join(entry.parentPath, entry.name), uid, gid);
}
