import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where Linux keeps files in memory. */
const MEMORY = '/dev/shm';

/** Space that a step may need there, in bytes: the databases of the server's tests, and the profile of a browser. */
const ENOUGH = 6 * 1024 ** 3;

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Runs a step with a folder for temporary files, in memory where the machine has enough. A test database
 * is made there in 60 ms and not in 130 to 500.
 * @template Result
 * @param {(environment: { TMPDIR?: string }) => Promise<Result>} work is given the environment that says where the folder is
 * @returns {Promise<Result>}
 */
export async function withMemoryFolder(work) {
  if (!hasRoom()) return work({});
  const folder = mkdtempSync(join(MEMORY, 'michi-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  try {
    return await work({ TMPDIR: folder });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
