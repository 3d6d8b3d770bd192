import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot, logFolder, root } from './paths.mjs';

/** Milliseconds before a stopped child is killed. */
const PATIENCE = 5_000;

/** Running children, so that Ctrl-C leaves none behind. */
const running = new Set();

/** The environment of every tool: the installed Node first on the path, nothing sent home, no colours in a log. */
export function toolEnvironment(extra = {}) {
  return {
    ...process.env,
    PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    TURBO_TELEMETRY_DISABLED: '1',
    DO_NOT_TRACK: '1',
    STORYBOOK_DISABLE_TELEMETRY: '1',
    REDOCLY_TELEMETRY: 'off',
    NO_UPDATE_NOTIFIER: '1',
    TURBO_NO_UPDATE_NOTIFIER: '1',
    NO_COLOR: '1',
    ...extra,
  };
}

/** Sends a signal to a child and to everything it started. */
export function signalTree(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}

let stopping = false;

/** Whether {@link stopAll} was called: what a child then ends with is no result. */
export const isStopping = () => stopping;

/** Stops every running child and resolves when they have ended. */
export async function stopAll() {
  stopping = true;
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) => {
          const last = setTimeout(() => signalTree(child, 'SIGKILL'), PATIENCE);
          child.once('close', () => {
            clearTimeout(last);
            resolve();
          });
          signalTree(child, 'SIGTERM');
        }),
    ),
  );
}

/** Makes Ctrl-C and SIGTERM stop every child first, then exit with the signal's own exit code. */
export function stopOnSignals() {
  onOrphaned(() => void stopAll().then(() => process.exit(1)));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      void stopAll().then(() => process.exit(128 + constants.signals[signal]));
    });
  }
}

/**
 * Starts a program, looked up in `node_modules/.bin` first, in a process group of its own that {@link stopAll} stops.
 * @param {string} command
 * @param {string[]} args
 * @param {{ stdio: import('node:child_process').StdioOptions, cwd?: string, env?: Record<string, string> }} options
 */
export function start(command, args, { stdio, cwd = root, env }) {
  const windows = process.platform === 'win32';
  const child = spawn(command, args, {
    cwd,
    env: toolEnvironment(env),
    stdio,
    detached: !windows,
    shell: windows,
  });
  running.add(child);
  for (const end of ['error', 'close']) child.once(end, () => running.delete(child));
  return child;
}

/** Calls back once when the parent process has ended: npm, on SIGTERM, stops only the shell between. */
export function onOrphaned(leave) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    leave();
  }, 500);
  watch.unref();
  // The output of a stopping script has no reader any more.
  process.stdout.on('error', () => {});
}

/**
 * Runs one command with its whole output in `.cache/logs/<log>.log` and nothing on the screen.
 * @param {string} command a program, looked up in `node_modules/.bin` first
 * @param {string[]} args
 * @param {{ log: string, cwd?: string, env?: Record<string, string>, minutes?: number, append?: boolean }} options
 *   `minutes`: after which the command is stopped and counts as failed; `append`: appends to the log
 * @returns {Promise<{ ok: boolean, code: number, output: string, logFile: string }>} never rejects
 */
export function run(command, args, options) {
  mkdirSync(logFolder, { recursive: true });
  const logFile = join(logFolder, `${options.log}.log`);
  const log = createWriteStream(logFile, { flags: options.append === true ? 'a' : 'w' });
  log.write(`$ ${[command, ...args].join(' ')}\n`);
  return new Promise((resolve) => {
    const chunks = [];
    const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const keep = (chunk) => {
      chunks.push(chunk);
      log.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const minutes = options.minutes ?? 45;
    const limit = setTimeout(() => {
      keep(Buffer.from(`\nStopped: not done after ${minutes} minutes.\n`));
      signalTree(child, 'SIGTERM');
      setTimeout(() => signalTree(child, 'SIGKILL'), PATIENCE).unref();
    }, minutes * 60_000);
    const finish = (code) => {
      clearTimeout(limit);
      log.end(() =>
        resolve({ ok: code === 0, code, output: Buffer.concat(chunks).toString('utf8'), logFile }),
      );
    };
    child.once('error', (error) => {
      keep(Buffer.from(`${error.message}\n`));
      finish(127);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** The whole text of a log, for the screen after a failure. */
export function readLog(logFile) {
  return readFileSync(logFile, 'utf8').trimEnd();
}
