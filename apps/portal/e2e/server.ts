import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { STUCK } from '@michi/config/patience';
import { startMailServer, type MailServer } from '../../server/test/mailServer.ts';

/** Another process of the server on the same data. */
export interface SecondServer {
  readonly url: string;
  /** Kills it, and every connection to it with it. */
  readonly kill: () => Promise<void>;
  /** Starts it again at the same address. */
  readonly startAgain: () => Promise<void>;
}

/** The reference server of one end-to-end run, on a database of its own. */
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
}

const entry = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

const compiled = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url));

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
};

/** Settings of a server beyond the usual ones, by the name of their environment variable. */
export type ServerSettings = Readonly<Record<string, string>>;

/** Starts the server and waits until it says that it is ready; throws with what it said when it ends before. */
const launch = async (
  port: number,
  dataDir: string,
  smtpUrl: string,
  settings: ServerSettings,
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [entry], {
    env: {
      ...process.env,
      ...settings,
      // Half of a start is compiling.
      NODE_COMPILE_CACHE: compiled,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      MICHI_REGION: 'jp',
      MICHI_SEED: 'demo',
      PUBLIC_URL: `http://localhost:${port}`,
      SMTP_URL: smtpUrl,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  const isReady = new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      said.push(line);
      if (line.startsWith('Michi is ready')) resolve();
    });
    child.once('exit', () => reject(new Error(`The server ended:\n${said.join('\n')}`)));
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

/** Playwright's test with a real server behind it: one for all tests of a worker, on a fresh database with the demo data. */
export const test = base.extend<
  { readonly isKeptOffline: boolean },
  { readonly server: RunningServer; readonly serverSettings: ServerSettings }
>({
  isKeptOffline: [false, { option: true }],
  context: async ({ context, isKeptOffline }, provide) => {
    // A worker fetches the whole portal: what does not look at it should not pay for it.
    if (!isKeptOffline) {
      await context.addInitScript(
        `globalThis.ServiceWorkerContainer?.prototype && (ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined));`,
      );
    }
    await provide(context);
  },
  serverSettings: [{}, { option: true, scope: 'worker' }],
  server: [
    async ({ serverSettings }, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'michi-e2e-'));
      // For root PostgreSQL runs as another user, who must be able to come here.
      await chmod(dataDir, 0o755);
      const port = await freePort();
      const mailServer = await startMailServer();
      let child = await launch(port, dataDir, mailServer.url, serverSettings);
      const seconds: (() => Promise<void>)[] = [];
      const startSecond = async (): Promise<SecondServer> => {
        const ownPort = await freePort();
        const start = () => launch(ownPort, dataDir, mailServer.url, serverSettings);
        let own = await start();
        seconds.push(() => end(own, 'SIGTERM'));
        return {
          url: `http://localhost:${ownPort}`,
          kill: () => end(own, 'SIGKILL'),
          async startAgain() {
            own = await start();
          },
        };
      };
      const again = (signal: NodeJS.Signals) => async () => {
        await end(child, signal);
        child = await launch(port, dataDir, mailServer.url, serverSettings);
      };
      try {
        await provide({
          url: `http://localhost:${port}`,
          dataDir,
          mailServer,
          restart: again('SIGTERM'),
          killAndRestart: again('SIGKILL'),
          startSecond,
        });
      } finally {
        for (const endSecond of seconds) await endSecond();
        await end(child, 'SIGTERM');
        await mailServer.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: STUCK },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
});

export { expect } from '@playwright/test';
