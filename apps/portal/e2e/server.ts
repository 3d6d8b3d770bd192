import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base } from '@playwright/test';
import { TEST_TIMEOUT } from '@michi/config/timeouts';
import { startMailServer, type MailServer } from '../../server/test/mailServer.ts';

/** Another process of the server on the same data. */
export interface SecondServer {
  readonly url: string;
  /** Kills it, and every connection to it with it. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly startAgain: () => Promise<void>;
}

/** The reference server of one end-to-end run, on a separate database. */
export interface RunningServer {
  readonly url: string;
  /** Where its database is, for operator commands on the same data. */
  readonly dataDir: string;
  /** Where its mails arrive. */
  readonly mailServer: MailServer;
  /** Stops it as an operator would and starts it again on the same data and port. */
  readonly restart: () => Promise<void>;
  /** Kills it as a power cut would, and starts it again. */
  readonly killAndRestart: () => Promise<void>;
  /** Starts another process on the same data; it ends with the run. */
  readonly startSecond: () => Promise<SecondServer>;
  /**
   * Runs an operator's command on the same data, in a separate process, while the server runs.
   * @returns its output
   */
  readonly operate: (...commandLine: readonly string[]) => Promise<string>;
  /** The streaming replica its lists are read from; there is one in a cluster alone. */
  readonly replica: RunningReplica | undefined;
}

/** A replica that a test can keep behind. */
export interface RunningReplica {
  /** Stops replaying once it is up to date with the primary. */
  readonly pause: () => Promise<void>;
  /** Resumes the replay. */
  readonly resume: () => Promise<void>;
  /** How often its tables were read so far; updated with a few seconds of delay. */
  readonly reads: () => Promise<number>;
}

/**
 * One server with its own PostgreSQL, or nginx, two servers, PgBouncer, PostgreSQL and a replica; each is started as a
 * program.
 */
const entries = {
  server: fileURLToPath(new URL('../../server/src/main.ts', import.meta.url)),
  cluster: fileURLToPath(new URL('../../server/test/runCluster.ts', import.meta.url)),
  commands: fileURLToPath(new URL('../../server/src/cli.ts', import.meta.url)),
} as const;

/** The workspace's packages from their sources (`packages/config/src/workspaceSources.ts`). */
const FROM_SOURCES = '--conditions=@michi/source';

/** Half of the start is compilation, so its result is cached. */
const compiled = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

const runProgram = promisify(execFile);

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
};

/** Kind of server. */
type Kind = Exclude<keyof typeof entries, 'commands'>;

/** Settings of a server beyond the usual ones, by the name of their environment variable. */
export type ServerSettings = Readonly<Record<string, string>>;

/** Starts the server and waits until it is ready; throws with its output if it ends before. */
const launch = async (
  kind: Kind,
  port: number,
  dataDir: string,
  smtpUrl: string,
  settings: ServerSettings,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [FROM_SOURCES, entries[kind]], {
    env: {
      ...process.env,
      ...settings,
      NODE_COMPILE_CACHE: compiled,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      MICHI_REGION: 'jp',
      MICHI_SEED: 'demo',
      PUBLIC_URL: `http://localhost:${port}`,
      SMTP_URL: smtpUrl,
    },
    stdio: ['ignore', 'ignore', 'pipe', ...(kind === 'cluster' ? (['ipc'] as const) : [])],
  });
  if (child.stderr === null) throw new Error('The server has no error output');
  const lines = createInterface({ input: child.stderr });
  const output: string[] = [];
  const isReady = new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      if (line.startsWith('Michi is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server ended:\n${output.join('\n')}`)));
  });
  await isReady;
  return child;
};

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
};

/**
 * Sends a command to the cluster.
 * @returns its response, once it is done
 */
const sendCommand = async (cluster: ChildProcess, command: string): Promise<unknown> => {
  const responded = once(cluster, 'message');
  cluster.send(command);
  const [message]: unknown[] = await responded;
  if (typeof message === 'object' && message !== null && 'response' in message) return message.response;
  throw new Error(`The cluster did not ${command}: ${JSON.stringify(message)}`);
};

const replicaOf = (cluster: ChildProcess): RunningReplica => ({
  pause: async () => void (await sendCommand(cluster, 'pauseReplica')),
  resume: async () => void (await sendCommand(cluster, 'resumeReplica')),
  reads: async () => Number(await sendCommand(cluster, 'countReplicaReads')),
});

/** Options of a worker's server. */
export interface ServerOptions {
  readonly serverSettings: ServerSettings;
  /** Behind nginx two servers on PgBouncer and a replica, in place of the one server. */
  readonly isCluster: boolean;
}

/** Data folder, outbox and options of a worker's server. */
interface ServerLocation extends ServerOptions {
  readonly dataDir: string;
  readonly mailServer: MailServer;
}

/** Starts a server, passes it to the test, and stops it and everything started beside it. */
const provideServer = async (
  { dataDir, mailServer, serverSettings, isCluster }: ServerLocation,
  provide: (server: RunningServer) => Promise<void>,
): Promise<void> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const start = (kind: Kind, at: number) => launch(kind, at, dataDir, mailServer.url, serverSettings);
  const kind = isCluster ? 'cluster' : 'server';
  let child = await start(kind, port);
  const commandOf = (name: string) => async () => void (await sendCommand(child, name));
  const restartAfter = (signal: NodeJS.Signals) => async () => {
    await end(child, signal);
    child = await start(kind, port);
  };
  const operate = async (...commandLine: readonly string[]) => {
    const env = { ...process.env, NODE_COMPILE_CACHE: compiled, DATA_DIR: dataDir };
    const { stdout } = await runProgram(process.execPath, [FROM_SOURCES, entries.commands, ...commandLine], {
      env,
    });
    return stdout;
  };
  const seconds: (() => Promise<void>)[] = [];
  const startSecond = async (): Promise<SecondServer> => {
    const ownPort = await freePort();
    let own = await start('server', ownPort);
    seconds.push(() => end(own, 'SIGTERM'));
    return {
      url: `http://localhost:${ownPort}`,
      kill: () => end(own, 'SIGKILL'),
      async startAgain() {
        own = await start('server', ownPort);
      },
    };
  };
  const single = {
    restart: restartAfter('SIGTERM'),
    killAndRestart: restartAfter('SIGKILL'),
    startSecond,
    replica: undefined,
  };
  // In a cluster the second server is one of the two behind nginx.
  const second = { url, kill: commandOf('killSecond'), startAgain: commandOf('startSecond') };
  const cluster = {
    restart: commandOf('restart'),
    killAndRestart: commandOf('killAndRestart'),
    startSecond: async () => second,
    replica: replicaOf(child),
  };
  try {
    await provide({ url, dataDir, mailServer, operate, ...(isCluster ? cluster : single) });
  } finally {
    for (const endSecond of seconds) await endSecond();
    await end(child, 'SIGTERM');
  }
};

/** Playwright's test with a real server behind it: one for all tests of a worker, on a fresh database with the demo data. */
export const test = base.extend<
  { readonly hasServiceWorker: boolean },
  ServerOptions & { readonly server: RunningServer }
>({
  hasServiceWorker: [false, { option: true }],
  context: async ({ context, hasServiceWorker }, provide) => {
    // The service worker and idle preloading load the whole portal: tests of other features skip that.
    if (!hasServiceWorker) {
      await context.addInitScript(
        `globalThis.ServiceWorkerContainer?.prototype && (ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined));
        globalThis.NetworkInformation?.prototype && Object.defineProperty(NetworkInformation.prototype, 'saveData', { get: () => true });`,
      );
    }
    await provide(context);
  },
  serverSettings: [{}, { option: true, scope: 'worker' }],
  isCluster: [false, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings, isCluster }, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'michi-e2e-'));
      // For root PostgreSQL runs as another user, who must be able to come here.
      await chmod(dataDir, 0o755);
      const mailServer = await startMailServer();
      try {
        await provideServer({ dataDir, mailServer, serverSettings, isCluster }, provide);
      } finally {
        await mailServer.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: TEST_TIMEOUT },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

export { expect } from '@playwright/test';
