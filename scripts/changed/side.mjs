import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run/command.mjs';
import { inRoot, node, root } from '../run/paths.mjs';
import { reasonToInstall } from '../steps/install.mjs';
import { linkDependencies } from './linkDependencies.mjs';

/**
 * @typedef {{ name: string, commit?: string, folder: string, storybook: string }} Side one of the two states: `commit`
 *   is absent for the work tree; `folder` has its files, `storybook` its built Storybook
 */

/** Folder of all results, the page included. */
export const changedFolder = inRoot('.cache', 'what-changed');

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });

/**
 * The two states to compare.
 * @param {'before' | 'after'} name
 * @param {string | undefined} commit the work tree where absent
 * @returns {Side}
 */
export const sideOf = (name, commit) => ({
  name,
  commit,
  folder: commit === undefined ? root : join(changedFolder, name),
  storybook: join(changedFolder, `storybook-${name}`),
});

/** The files that differ between two sides, new ones included, from the root of the clone. */
export function filesBetween(before, after) {
  const lines = (...args) =>
    git(...args)
      .stdout.split('\n')
      .filter((line) => line !== '');
  return after.commit === undefined
    ? [
        ...lines('diff', '--name-only', '--no-renames', before.commit),
        ...lines('ls-files', '--others', '--exclude-standard'),
      ]
    : lines('diff', '--name-only', '--no-renames', before.commit, after.commit);
}

/** Deletes the checkout and the built Storybook of a side; the page and the clone stay. */
export function removeSide({ commit, folder, storybook }) {
  rmSync(storybook, { recursive: true, force: true });
  if (commit === undefined) return;
  git('worktree', 'remove', '--force', folder);
  rmSync(folder, { recursive: true, force: true });
  git('worktree', 'prune');
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

const workspaces = () =>
  ['packages', 'apps'].flatMap((place) => readdirSync(inRoot(place)).map((name) => `${place}/${name}`));

/** Checks out a side's commit, with the clone's dependencies if its lockfile is equal, otherwise with its own. */
export async function checkOut(side) {
  if (side.commit === undefined) return { ok: true, note: 'the work tree' };
  removeSide(side);
  mkdirSync(changedFolder, { recursive: true });
  const log = `changed-${side.name}`;
  const added = await run('git', ['worktree', 'add', '--detach', side.folder, side.commit], { log });
  if (!added.ok) return added;
  const reason = reasonToInstall({
    wanted: packagesOf(join(side.folder, 'package-lock.json')),
    installed: packagesOf(inRoot('node_modules', '.package-lock.json')),
    hasNode: existsSync(node),
  });
  if (reason === undefined) {
    linkDependencies(root, side.folder, workspaces());
    return { ...added, note: 'with the dependencies of the clone' };
  }
  const installed = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    log,
    cwd: side.folder,
    append: true,
    minutes: 15,
  });
  return { ...installed, note: `installed, ${reason}` };
}

/**
 * Generates the missing code of a side, with the clone's cache, and builds its Storybook as for tests: without
 * documentation pages.
 */
export async function buildSide({ name, folder, storybook }) {
  const log = `changed-${name}-build`;
  const cache = inRoot('.turbo', 'cache');
  const generated = await run(
    'turbo',
    ['run', 'generate', '--output-logs=errors-only', '--ui=stream', '--cache-dir', cache],
    { log, cwd: folder },
  );
  if (!generated.ok) return generated;
  rmSync(storybook, { recursive: true, force: true });
  return run('storybook', ['build', '--test', '--quiet', '--disable-telemetry', '--output-dir', storybook], {
    log,
    cwd: folder,
    append: true,
    env: { CI: '1' },
  });
}

export function storiesOf({ storybook }) {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Modules of a side with their imports. */
export async function modulesOf({ name, folder }) {
  const tool = join('node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const cruised = await run(
    node,
    [inRoot(tool), '--config', '.dependency-cruiser.mjs', '--output-type', 'json', 'packages', 'apps'],
    { log: `changed-${name}-modules`, cwd: folder },
  );
  const start = cruised.output.indexOf('{');
  return JSON.parse(cruised.output.slice(start, cruised.output.lastIndexOf('}') + 1)).modules;
}
