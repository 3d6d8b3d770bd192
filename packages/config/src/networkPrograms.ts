import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { isExecutable } from './isExecutable.ts';

/** Programs around the server in a deployment on several machines. */
export type NetworkProgram = 'nginx' | 'pgbouncer' | 'nats-server';

/** Those that `npm test` needs. */
export const NETWORK_PROGRAMS: readonly NetworkProgram[] = ['nginx', 'pgbouncer'];

export interface FoundProgram {
  readonly path: string;
  /** Its additional environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** Where Debian's packages are unpacked if the system lacks the programs. */
const UNPACKED = resolve(import.meta.dirname, '../../../.cache/debian');

/** Folders of such programs, beside the search path. */
const LOCATIONS = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/**
 * Finds a program on the system, or among the packages unpacked by `npm test`. Returns `undefined` if there is none.
 */
export function findNetworkProgram(name: NetworkProgram): FoundProgram | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...LOCATIONS];
  const system = folders.map((folder) => join(folder, name)).find(isExecutable);
  if (system !== undefined) return { path: system, env: {} };
  const path = join(UNPACKED, 'usr/sbin', name);
  return isExecutable(path)
    ? { path, env: { LD_LIBRARY_PATH: libraryFolders().join(delimiter) } }
    : undefined;
}

/** Each architecture has its own folder. */
function libraryFolders(): readonly string[] {
  const all = join(UNPACKED, 'usr/lib');
  if (!existsSync(all)) return [];
  return readdirSync(all, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('linux-gnu'))
    .map(({ name }) => join(all, name));
}

/** As `findNetworkProgram`. @throws Error with instructions if there is none */
export function networkProgram(name: NetworkProgram): FoundProgram {
  const found = findNetworkProgram(name);
  if (found === undefined) throw new Error(`No ${name} found: install it, or run npm test once on Debian.`);
  return found;
}
