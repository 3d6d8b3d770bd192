import { spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLog, signalTree, toolEnvironment } from '../run/command.mjs';
import { inRoot, logFolder, node, root } from '../run/paths.mjs';

/** Milliseconds between two readiness checks of the server. */
const POLL = 100;

/** How long the first start, with its migrations and its seed, may take, in milliseconds. */
const LONGEST_START = 5 * 60_000;

/** Levels of the log's lines that are worth the terminal. */
const WORRYING = new Set(['warn', 'error', 'fatal']);

export function isTaken(host, port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * A free port.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function answers(url) {
  return new Promise((resolve) => {
    const request = get(url, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.setTimeout(2_000, () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

function warnings(write) {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      try {
        const entry = JSON.parse(line);
        if (WORRYING.has(entry.level))
          write(`${entry.msg ?? 'error'}${entry.err?.message ? `: ${entry.err.message}` : ''}`);
      } catch {
        // Not a log line (a warning of Node's, say): it is in the log file.
      }
    }
  };
}

/**
 * Starts the server on Node 24 and resolves once it is ready or has given up. Its log goes to `.cache/logs/<log>.log`;
 * after a call of `speak`, warnings and errors are also passed to it. The server runs in a separate process group, so
 * that Ctrl-C reaches it once, through `stop`, and never PostgreSQL.
 * @param {{ host: string, port: number, log?: string, env?: Record<string, string>, onStep?: (step: string) => void,
 *   onChild?: (server: object) => void }} options `onStep` is called with the steps of its start, such as "Starting
 *   PostgreSQL"; `onChild` gets the server's handle as soon as there is one, to stop it while it starts
 */
export async function serve({
  host,
  port,
  log: name = 'server',
  env = {},
  onStep = () => {},
  onChild = () => {},
}) {
  mkdirSync(logFolder, { recursive: true });
  const logFile = join(logFolder, `${name}.log`);
  const log = createWriteStream(logFile);
  const preload = pathToFileURL(inRoot('scripts', 'run', 'dieWithParent.mjs')).href;
  const child = spawn(
    node,
    ['--conditions=@michi/source', '--import', preload, inRoot('apps', 'server', 'src', 'main.ts')],
    {
      cwd: root,
      env: toolEnvironment({ ...env, PORT: String(port), HOST: host }),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: process.platform !== 'win32',
    },
  );
  let code;
  let say = () => {};
  const closed = new Promise((resolve) => {
    child.once('error', (error) => {
      log.write(`${error.message}\n`);
      code = 127;
      resolve(code);
    });
    child.once('close', (status) => {
      code = status ?? 1;
      log.end(() => resolve(code));
    });
  });
  const show = warnings((text) => say(text));
  child.stdout.on('data', (chunk) => {
    log.write(chunk);
    show(chunk);
  });
  child.stderr.on('data', (chunk) => {
    log.write(chunk);
    onStep(chunk.toString('utf8').trim().split('\n').at(-1));
  });

  const server = {
    logFile,
    closed,
    speak: (write) => {
      say = write;
    },
    stop: (signal) => child.kill(signal),
    kill: () => signalTree(child, 'SIGKILL'),
  };
  onChild(server);
  const url = `http://${host}:${port}/readyz`;
  const deadline = Date.now() + LONGEST_START;
  while (code === undefined && Date.now() < deadline) {
    if (await answers(url)) return { ok: true, server, logFile };
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, POLL))]);
  }
  if (code === undefined) server.kill();
  await closed;
  return { ok: false, server, logFile };
}

/**
 * Serves the built portal and the demo data on a temporary database, runs the work, and deletes it.
 * @template T
 * @param {string} log name of the server's log in `.cache/logs`
 * @param {(origin: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withDemoServer(log, work) {
  const data = mkdtempSync(join(tmpdir(), 'michi-demo-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  chmodSync(data, 0o755);
  const host = '127.0.0.1';
  const port = await freePort();
  const { ok, server, logFile } = await serve({
    host,
    port,
    log,
    env: { DATA_DIR: data, MICHI_SEED: 'demo' },
  });
  try {
    if (!ok) throw new Error(`The server did not start:\n${readLog(logFile)}`);
    return await work(`http://${host}:${port}`);
  } finally {
    server.stop('SIGTERM');
    await server.closed;
    rmSync(data, { recursive: true, force: true });
  }
}
