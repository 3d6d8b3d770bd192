import { mkdirSync, readdirSync, readlinkSync, symlinkSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Tools' caches among the dependencies: each side writes its own. */
const KEPT_BY_TOOLS = new Set(['.cache', '.vite', '.vite-temp', '.package-lock.json']);

const link = (from, to) => symlinkSync(from, to, 'junction');

/** Links all contents of a dependency folder into another; links into the clone are redirected to the checkout. */
function linkAll(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const place = join(from, entry.name);
    if (KEPT_BY_TOOLS.has(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(place), join(to, entry.name), 'junction');
    else if (entry.name.startsWith('@')) linkAll(place, join(to, entry.name));
    else link(place, join(to, entry.name));
  }
}

/**
 * Links the clone's dependencies into a second checkout. Links to workspaces point to the checkout's own.
 * @param {string} clone
 * @param {string} checkout
 * @param {string[]} workspaces folders from the root
 */
export function linkDependencies(clone, checkout, workspaces) {
  for (const folder of ['.', ...workspaces]) {
    const from = join(clone, folder, 'node_modules');
    if (existsSync(from) && existsSync(join(checkout, folder))) {
      linkAll(from, join(checkout, folder, 'node_modules'));
    }
  }
}
