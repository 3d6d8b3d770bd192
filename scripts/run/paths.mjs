import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inRoot = (...parts) => join(root, ...parts);

/** Folder of the logs of all steps. */
export const logFolder = inRoot('.cache', 'logs');

/** Folder of the results of test runners. */
export const resultFolder = inRoot('.cache', 'results');

/** The Node that `npm ci` installs, on which everything but these scripts runs. */
export const node =
  process.platform === 'win32'
    ? inRoot('node_modules', 'node', 'bin', 'node.exe')
    : inRoot('node_modules', 'node', 'bin', 'node');
