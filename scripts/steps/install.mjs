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

/** The place of each package that a workspace names, as the lockfile has it. */
function namedByWorkspaces(wanted) {
  const workspaces = Object.entries(wanted).filter(
    ([location]) => location !== '' && !location.includes('node_modules/'),
  );
  return new Set(
    workspaces.flatMap(([position, { dependencies, devDependencies }]) =>
      Object.keys({ ...dependencies, ...devDependencies }).map(
        (name) =>
          [`${position}/node_modules/${name}`, `node_modules/${name}`].find((one) => one in wanted) ?? name,
      ),
    ),
  );
}

/**
 * Returns why the dependencies have to be installed, or `undefined` if `node_modules` matches the lockfile. It
 * compares the lockfile with npm's own list of what it installed, so a manual install counts too.
 * @param {{ wanted: object, installed: object | undefined, hasNode: boolean, toRun?: boolean }} state `toRun`: the
 *   tools of tests and checks, which only the root names, may be missing
 */
export function reasonToInstall({ wanted, installed, hasNode, toRun = false }) {
  if (installed === undefined) return 'no dependencies are installed';
  if (!hasNode) return 'the installed Node is missing';
  const named = namedByWorkspaces(wanted);
  for (const [location, entry] of Object.entries(wanted)) {
    if (!location.includes('node_modules/') || entry.link === true) continue;
    if (entry.optional === true || entry.devOptional === true || entry.peer === true) continue;
    if (toRun && installed[location] === undefined && !named.has(location)) continue;
    if (installed[location]?.version !== entry.version) return `${location} is not ${entry.version}`;
  }
  return undefined;
}

/**
 * Installs the dependencies with `npm ci` when they are missing or the lockfile has changed since.
 * @param {{ toRun?: boolean }} [options] `toRun`: without the tools of tests and checks, unless they were installed before
 */
export async function install({ toRun = false } = {}) {
  const installed = packagesOf(inRoot('node_modules', '.package-lock.json'));
  const reason = reasonToInstall({
    wanted: packagesOf(inRoot('package-lock.json')) ?? {},
    installed,
    hasNode: existsSync(node),
    toRun,
  });
  if (reason === undefined) return { ok: true, note: 'up to date' };
  const hadTools = installed?.['node_modules/lint-staged'] !== undefined;
  const scope = toRun && !hadTools ? ['--workspaces'] : [];
  return run('npm', ['ci', '--no-audit', '--no-fund', ...scope], { log: 'install', minutes: 15 });
}
