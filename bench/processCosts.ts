import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Milliseconds of one tick of the processor's clock, as Linux counts them for every process. */
const TICK = 10;

/** Processor time a process has taken so far, in milliseconds. */
export async function processorTime(pid: number | undefined): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (line === undefined) return secondsOf(await ps(pid, 'time')) * 1000;
  // The name of the process, in brackets, may hold blanks; the times are the twelfth and thirteenth word after it.
  const words = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(words[11]) + Number(words[12])) * TICK;
}

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
