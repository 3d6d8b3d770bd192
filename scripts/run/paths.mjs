import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts) => join(root, ...parts);

/** Where each step leaves its whole output. */
export const logFolder = inRoot('.cache', 'logs');

/** Where test runners leave their numbers. */
export const resultFolder = inRoot('.cache', 'results');

/** The Node that `npm ci` installs, on which everything but these scripts runs. */
export const node =
  process.platform === 'win32'
    ? inRoot('node_modules', 'node', 'bin', 'node.exe')
    : inRoot('node_modules', 'node', 'bin', 'node');
