import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

const git = (args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' });

/**
 * Files changed since a commit and not deleted, untracked ones included, from the root of the clone.
 * @param {string} base
 * @returns {string[]}
 */
export function changedFiles(base) {
  const lists = [
    git(['diff', '--name-only', base]).stdout,
    git(['ls-files', '--others', '--exclude-standard']).stdout,
  ];
  return lists
    .flatMap((list) => (list ?? '').split('\n'))
    .filter((file) => file !== '' && existsSync(inRoot(file)));
}

/** Those of the files that the linter reads. */
export const codeOf = (files) => files.filter((file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file));
