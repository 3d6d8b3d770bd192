import { existsSync, readFileSync } from 'node:fs';
import { run } from '../run/command.mjs';
import { inRoot, node } from '../run/paths.mjs';

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Returns why the dependencies have to be installed, or `undefined` if `node_modules` matches the lockfile. It
 * compares the lockfile with npm's own list of what it installed, so a manual install counts too.
 * @param {{ wanted: object, installed: object | undefined, hasNode: boolean }} state
 */
export function reasonToInstall(state) {
  if (state.installed === undefined) return 'no dependencies are installed';
  if (!state.hasNode) return 'the installed Node is missing';
  for (const [place, entry] of Object.entries(state.wanted)) {
    if (!place.includes('node_modules/') || entry.link === true) continue;
    if (entry.optional === true || entry.devOptional === true || entry.peer === true) continue;
    if (state.installed[place]?.version !== entry.version) return `${place} is not ${entry.version}`;
  }
  return undefined;
}

/** Installs the dependencies with `npm ci` when they are missing or the lockfile has changed since. */
export async function install() {
  const reason = reasonToInstall({
    wanted: packagesOf(inRoot('package-lock.json')) ?? {},
    installed: packagesOf(inRoot('node_modules', '.package-lock.json')),
    hasNode: existsSync(node),
  });
  if (reason === undefined) return { ok: true, note: 'up to date' };
  return run('npm', ['ci', '--no-audit', '--no-fund'], { log: 'install', minutes: 15 });
}
