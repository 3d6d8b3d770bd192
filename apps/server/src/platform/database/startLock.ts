import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds after which a lock counts as left behind. */
const STALE_AFTER = 180_000;

/**
 * Runs a task while no other process on this machine runs one under the same lock file. A lock of a dead process (after
 * a `kill -9`) is removed.
 */
export async function withStartLock<T>(path: string, task: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  const token = `${process.pid} ${randomUUID()}`;
  while (!(await take(path, token))) {
    await removeIfStale(path);
    await delay(25);
  }
  try {
    return await task();
  } finally {
    await rm(path, { force: true });
  }
}

async function take(path: string, token: string): Promise<boolean> {
  return writeFile(path, token, { flag: 'wx', mode: 0o600 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

async function removeIfStale(path: string): Promise<void> {
  const content = await readFile(path, 'utf8').catch(() => '');
  const age = await stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
  const pid = Number(content.split(' ')[0]);
  // The owner of an empty file has not written its name yet.
  const stale = age > STALE_AFTER || (content !== '' && !isAlive(pid));
  if (!stale) return;
  // Two processes may find the same lock stale: the rename has one winner, and a newer lock is put back.
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => undefined);
  if (moved !== undefined && moved !== content)
    await writeFile(path, moved, { flag: 'wx' }).catch(() => undefined);
  await rm(aside, { force: true });
}

/** Whether a process with this id exists, of any owner. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
