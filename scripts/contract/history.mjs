import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Path of the record of changes, from the root of the clone. */
export const changesFile = 'specs/CHANGES.md';

/** Runs git in a clone and returns its output, or undefined on failure. */
function git(clone, args, env = {}) {
  const { status, stdout } = spawnSync('git', args, {
    cwd: clone,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout : undefined;
}

/** The full name of the commit that a ref leads to; undefined where there is none. */
export const findCommit = (clone, ref) =>
  git(clone, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`])?.trim();

/**
 * Runs work on the contracts of a commit, in a temporary folder.
 * @param {(folder: string) => Promise<T>} work gets the folder `specs` of that commit, which may be absent
 * @template T
 */
export async function withSpecsAt(clone, commit, work) {
  const scratch = mkdtempSync(join(tmpdir(), 'michi-contracts-'));
  try {
    // A separate index: the clone's own index and files do not change.
    const env = { GIT_INDEX_FILE: join(scratch, 'index') };
    const hasSpecs = git(clone, ['rev-parse', '--verify', '--quiet', `${commit}:specs`]) !== undefined;
    if (hasSpecs) {
      const read = git(clone, ['read-tree', `${commit}:specs`], env);
      const written = git(clone, ['checkout-index', '--all', `--prefix=${join(scratch, 'specs')}/`], env);
      if (read === undefined || written === undefined) throw new Error(`git cannot read specs of ${commit}`);
    }
    return await work(join(scratch, 'specs'));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/**
 * The commit before the one that opened a section of the record of changes, that is to say the contracts as
 * clients had them until then. HEAD while the section is not committed; undefined where no earlier commit is.
 * @param {string | undefined} heading the section's heading line
 */
export function findBase(clone, heading) {
  if (heading === undefined) return findCommit(clone, 'HEAD');
  const line = `^${heading.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;
  const opened = git(clone, ['log', '--format=%H', `-G${line}`, '--', changesFile])
    ?.trim()
    .split('\n')
    .at(-1);
  return findCommit(clone, opened ? `${opened}^` : 'HEAD');
}
