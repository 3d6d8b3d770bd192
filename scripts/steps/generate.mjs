import { run } from '../run/command.mjs';

/** The arguments of a quiet turbo run: only the output of failures, and no daemon. */
const quiet = ['--output-logs=errors-only', '--log-order=grouped', '--ui=stream'];

/** Runs turbo tasks in every workspace that has them. Unchanged work comes from turbo's cache. */
export function turbo(tasks, log, more = [], env = {}) {
  return run('turbo', ['run', ...tasks, ...quiet, ...more], { log, env });
}

export const generate = () => turbo(['generate'], 'generate');

/** Builds everything that has a build: the portal, the API reference and the packages that others install. */
export const build = () => turbo(['build'], 'build');

/** Builds the files that the server serves. */
export const buildApps = () => turbo(['build'], 'build', ['--filter=./apps/*']);
