import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../apps/server/src/platform/database/schema.ts';

/** Milliseconds of one tick of the processor's clock, as Linux counts them for every process. */
const TICK = 10;

/** Processor time a process has taken so far, in milliseconds. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const [own, system] = (await timesOf(pid)) ?? [await secondsOfProcess(pid)];
  return own + (system ?? 0);
}

/** As `processorTime`, for PostgreSQL: its first process with all that it has started, also those that have ended. */
export async function databaseProcessorTime(database: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database);
  const backend = await commandLineOf(rows[0]?.pid);
  const first = Number(backend?.[1]);
  const children = await readFile(`/proc/${first}/task/${first}/children`, 'utf8').catch(() => '');
  const times = await Promise.all([first, ...children.trim().split(' ').map(Number)].map(timesOf));
  const [own = [], ...running] = times.map((time) => time ?? []);
  return [...own, ...running.flatMap(([user = 0, system = 0]) => [user, system])].reduce((a, b) => a + b, 0);
}

/** Words of what Linux says of a process after its name, which may hold blanks; undefined elsewhere. */
async function commandLineOf(pid: number | undefined): Promise<readonly string[] | undefined> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  return line?.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** Milliseconds of a process as a user and in the system, and those of its ended children. */
const timesOf = async (pid: number | undefined): Promise<readonly [number, ...number[]] | undefined> => {
  const commandLine = await commandLineOf(pid);
  if (commandLine === undefined) return undefined;
  const [user = 0, ...others] = commandLine.slice(11, 15).map((word) => Number(word) * TICK);
  return [user, ...others];
};

const secondsOfProcess = async (pid: number | undefined): Promise<number> =>
  secondsOf(await ps(pid, 'time')) * 1000;

/** Resident memory of a process, in kB. */
export async function memoryOf(pid: number | undefined): Promise<number> {
  return Number(await ps(pid, 'rss'));
}

async function ps(pid: number | undefined, what: 'rss' | 'time'): Promise<string> {
  const { stdout } = await promisify(execFile)('ps', ['-o', `${what}=`, '-p', String(pid)]);
  return stdout.trim();
}

/** Seconds of a time such as `1:02:03` or `02:03.45`. */
const secondsOf = (time: string): number =>
  time.split(/[:-]/).reduce((seconds, part) => seconds * 60 + Number(part), 0);
