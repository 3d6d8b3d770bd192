import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, open, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseEnv, promisify } from 'node:util';
import { z } from 'zod';
import { unprivilegedUser } from '../../src/platform/database/systemUser.ts';
import { present } from '../present.ts';

const run = promisify(execFile);

/** The files of docs/operating.md, used as they are. */
export const OPERATING = resolve(import.meta.dirname, '../../../../docs/operating');

/** Names and addresses of the database machines, as in those files. */
export const MACHINES = { one: '10.0.0.11', two: '10.0.0.12', three: '10.0.0.13' } as const;

export type MachineName = keyof typeof MACHINES;

export const MACHINE_NAMES: readonly MachineName[] = ['one', 'two', 'three'];

const BRIDGE = 'michi';

/** An Ethernet address that no machine has: what is sent there is lost without an error. */
const NOBODY = '02:00:00:00:00:01';

/**
 * Connects this machine, as the application machine 10.0.0.1, and three more of their own network namespaces.
 * @throws Error outside of a private network namespace, where it would change the network of the whole machine
 */
export async function createNetwork(): Promise<void> {
  const { stdout } = await run('ip', ['-o', 'link', 'show', 'type', 'veth']);
  const { stdout: routes } = await run('ip', ['route', 'show']);
  if (stdout !== '' || routes !== '') throw new Error('The test of failover needs a network of its own.');
  await run('ip', ['link', 'add', BRIDGE, 'type', 'bridge']);
  await run('ip', ['address', 'add', '10.0.0.1/24', 'dev', BRIDGE]);
  await run('ip', ['link', 'set', BRIDGE, 'up']);
  for (const name of MACHINE_NAMES) {
    const inside = ['-n', name];
    await run('ip', ['netns', 'add', name]);
    await run('ip', ['link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name]);
    await run('ip', ['link', 'set', name, 'master', BRIDGE, 'up']);
    await run('ip', [...inside, 'address', 'add', `${MACHINES[name]}/24`, 'dev', 'eth0']);
    await run('ip', [...inside, 'link', 'set', 'eth0', 'up']);
    await run('ip', [...inside, 'link', 'set', 'lo', 'up']);
  }
}

/** A machine with etcd, Patroni and PostgreSQL, in its own network namespace. */
export interface DatabaseMachine {
  readonly name: MachineName;
  readonly address: string;
  /** Starts etcd and Patroni, unless they run. */
  powerOn(): Promise<void>;
  /** Kills everything at once. */
  powerOff(): Promise<void>;
  /** Stops in the order of an operator. */
  shutDown(): Promise<void>;
  /** Kills PostgreSQL and leaves the rest to Patroni. */
  killPostgres(): Promise<void>;
  /** The process id of PostgreSQL; undefined if there is none. */
  postgres(): Promise<number | undefined>;
  stopEtcd(): Promise<void>;
  /** Nothing reaches the machine, and nothing leaves it. */
  cut(): Promise<void>;
  /** The other database machines do not hear from it any more; application machines do. */
  cutFromOthers(): Promise<void>;
  /** Ends either cut. */
  reconnect(): Promise<void>;
  /** Runs `patronictl` there. */
  control(...args: readonly string[]): Promise<string>;
}

/** @param folder of all machines; everybody may enter it */
export async function createMachine(name: MachineName, folder: string): Promise<DatabaseMachine> {
  const address = MACHINES[name];
  const home = join(folder, name);
  const user = present(await unprivilegedUser());
  await mkdir(home, { mode: 0o700 });
  await chown(home, user.uid, user.gid);
  const configuration = join(OPERATING, 'patroni.yml');
  const dataDirectory = join(home, 'postgres');
  const environment = {
    PATH: process.env['PATH'] ?? '',
    HOME: home,
    LC_ALL: 'C.UTF-8',
    ...(await environmentOf(name)),
    ETCD_DATA_DIR: join(home, 'etcd'),
    PATRONI_POSTGRESQL_DATA_DIR: dataDirectory,
    PATRONI_POSTGRESQL_PGPASS: join(home, 'pgpass'),
  };
  const inside = [`--net=/run/netns/${name}`, `--setuid=${user.uid}`, `--setgid=${user.gid}`, '--'];
  const start = async (program: string, ...commandArguments: readonly string[]): Promise<ChildProcess> => {
    const log = await open(join(home, `${program}.log`), 'a');
    const child = spawn('nsenter', [...inside, program, ...commandArguments], {
      cwd: home,
      env: environment,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    await log.close();
    return child;
  };
  let etcd: ChildProcess | undefined;
  let patroni: ChildProcess | undefined;

  const postgres = async (): Promise<number | undefined> => {
    const text = await readFile(join(dataDirectory, 'postmaster.pid'), 'utf8').catch(() => '');
    const pid = Number(text.split('\n')[0]);
    return pid > 0 && isRunning(pid) ? pid : undefined;
  };
  const killPostgres = async (): Promise<void> => {
    const pid = await postgres();
    if (pid !== undefined) process.kill(pid, 'SIGKILL');
  };
  return {
    name,
    address,
    async powerOn() {
      etcd ??= await start('etcd');
      patroni ??= await start('patroni', configuration);
    },
    async powerOff() {
      patroni?.kill('SIGKILL');
      etcd?.kill('SIGKILL');
      await killPostgres();
      etcd = undefined;
      patroni = undefined;
    },
    async shutDown() {
      await end(patroni, 'SIGTERM');
      await end(etcd, 'SIGTERM');
    },
    killPostgres,
    postgres,
    async stopEtcd() {
      await end(etcd, 'SIGTERM');
      etcd = undefined;
    },
    async cut() {
      await run('ip', ['link', 'set', name, 'down']);
    },
    async cutFromOthers() {
      for (const other of MACHINE_NAMES.filter((one) => one !== name))
        await run('ip', ['-n', name, 'neigh', 'replace', MACHINES[other], 'lladdr', NOBODY, 'dev', 'eth0']);
    },
    async reconnect() {
      await run('ip', ['-n', name, 'neigh', 'flush', 'dev', 'eth0', 'nud', 'permanent']);
      await run('ip', ['link', 'set', name, 'up']);
    },
    async control(...commandLine) {
      const { stdout } = await run(
        'nsenter',
        [...inside, 'patronictl', '-c', configuration, ...commandLine],
        {
          cwd: home,
          env: environment,
        },
      );
      return stdout;
    },
  };
}

/** The variables of docs/operating/database-machine.env for a machine. */
export async function environmentOf(name: MachineName): Promise<Record<string, string>> {
  const text = await readFile(join(OPERATING, 'database-machine.env'), 'utf8');
  const variables = Object.entries(parseEnv(text)).map(([key, value = '']): [string, string] => [
    key,
    // The line with all the addresses is the same everywhere.
    key === 'ETCD_INITIAL_CLUSTER'
      ? value
      : value.replaceAll(MACHINES.one, MACHINES[name]).replace(/^one$/, name),
  ]);
  return Object.fromEntries(variables);
}

const cluster = z.object({
  members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })),
});

/** What Patroni of a machine knows about all of them: `name: role, state`; nothing if it does not respond. */
export async function readMembers(
  address: string,
): Promise<readonly { readonly name: string; readonly role: string; readonly state: string }[]> {
  const response = await ask(`http://${address}:8008/cluster`);
  return cluster.safeParse(response).data?.members ?? [];
}

const status = z.object({ leader: z.string(), header: z.object({ member_id: z.string() }) });

/** The id of a machine's etcd and of the leader it knows; nothing without both. */
export async function readEtcd(
  address: string,
): Promise<{ readonly own: string; readonly leader: string } | undefined> {
  const { data } = status.safeParse(await ask(`http://${address}:2379/v3/maintenance/status`, '{}'));
  // Until there is a new leader it is 0.
  return data === undefined || data.leader === '0'
    ? undefined
    : { own: data.header.member_id, leader: data.leader };
}

async function ask(url: string, body?: string): Promise<unknown> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(1_000),
      ...(body !== undefined && { method: 'POST', body }),
    });
    return await response.json();
  } catch {
    return undefined;
  }
}

/** Milliseconds until a process that was asked to end is killed. */
const PATIENCE = 20_000;

/** Ends a process and waits for it; once it has ended this is nothing. */
export async function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  if ((await Promise.race([ended, delay(PATIENCE, 'late', { ref: false })])) !== 'late') return;
  child.kill('SIGKILL');
  await ended;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
