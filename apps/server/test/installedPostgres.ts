import { execFile } from 'node:child_process';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unprivilegedUser } from '../src/platform/database/systemUser.ts';
import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** The settings of the embedded PostgreSQL (`embedded.ts`) that decide about plans, so that tests of plans apply here too. */
const FLAGS = [
  '-c listen_addresses=127.0.0.1',
  '-c unix_socket_directories=',
  '-c max_connections=200',
  '-c shared_buffers=128MB',
  '-c random_page_cost=1.1',
  '-c jit=off',
  '-c timezone=UTC',
];

/** A PostgreSQL of this machine's system, of any version, on an empty cluster. */
export interface InstalledPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Creates a cluster and starts PostgreSQL on it.
 * @param programs the folder with `initdb` and `pg_ctl`
 * @param folder for the data; as root it is given to the user that PostgreSQL runs as
 */
export async function startInstalledPostgres(programs: string, folder: string): Promise<InstalledPostgres> {
  const home = join(folder, 'postgres');
  await mkdir(home, { mode: 0o700 });
  const user = await unprivilegedUser();
  if (user !== undefined) await chown(home, user.uid, user.gid);
  const cluster = join(home, 'cluster');
  const program = (name: string, ...args: readonly string[]) =>
    run(join(programs, name), [`--pgdata=${cluster}`, ...args], {
      ...(user !== undefined && { uid: user.uid, gid: user.gid }),
      cwd: home,
      env: { LC_MESSAGES: 'C', TZ: 'UTC' },
    });
  await program(
    'initdb',
    '--username=postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--lc-ctype=C.UTF-8',
  );
  const port = await freePort();
  const log = join(home, 'postgres.log');
  await program(
    'pg_ctl',
    'start',
    '--wait',
    '--timeout=60',
    `--log=${log}`,
    `--options=-p ${port} ${FLAGS.join(' ')}`,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      await program('pg_ctl', 'stop', '--wait', '--timeout=60', '--mode=fast');
    },
  };
}
