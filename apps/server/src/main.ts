import { serve, type ServerType } from '@hono/node-server';
import { createApp } from './app.ts';
import { modules } from './modules.ts';
import { createEventLoopWatch } from './platform/http/eventLoopWatch.ts';
import { discardLooseFiles, removeDiscardedFiles } from './platform/files/storedFiles.ts';
import { startWorkers } from './platform/files/runInWorker.ts';
import { deleteChanges } from './platform/conditional/changes.ts';
import { startPeriodic, type PeriodicTask } from './platform/background/periodic.ts';
import { deleteKeys } from './platform/validation/runIdempotent.ts';
import { SettingsError } from './platform/settings.ts';
import { seed, settingsOfProcess, start, type Started } from './start.ts';

/** Also in a process that does not listen for changes, since the triggers record them. */
const deletion: PeriodicTask = {
  name: 'delete changes',
  every: 60_000,
  run: ({ database }) => deleteChanges(database),
};

/** Tasks of every process, whichever services it has. */
const platformTasks = [deletion, deleteKeys, discardLooseFiles, removeDiscardedFiles];

/** Milliseconds that running requests get when the server stops. */
const STOP_TIMEOUT = 10_000;

/** Progress goes to standard error; standard output carries the log. */
function report(step: string): void {
  process.stderr.write(`${step}\n`);
}

async function listen(started: Started): Promise<ServerType> {
  const { settings, log } = started.deps;
  const watch = createEventLoopWatch(log);
  const app = createApp(started.deps, watch.middleware);
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
      const host = settings.host === '127.0.0.1' || settings.host === '0.0.0.0' ? 'localhost' : settings.host;
      watch.start();
      log.info({ host: settings.host, port, services: settings.services }, 'listening');
      report(`Michi is ready on ${settings.publicUrl ?? `http://${host}:${port}`}`);
      resolve(server);
    });
    server.once('error', reject);
  });
}

async function stop(server: ServerType, started: Started, endPeriodic: () => void): Promise<void> {
  started.deps.log.info('stopping');
  endPeriodic();
  const drained = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  // Event streams never end on their own.
  await started.deps.eventStreams.stop();
  const deadline = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, STOP_TIMEOUT);
  await drained;
  clearTimeout(deadline);
  await started.close();
  started.deps.log.info('stopped');
}

async function main(): Promise<void> {
  const started = await start(settingsOfProcess(), report);
  let server: ServerType;
  let endPeriodic: () => void;
  try {
    await seed(started.deps, report);
    server = await listen(started);
    void startWorkers();
    if (started.deps.settings.metricsToken !== undefined) started.deps.metrics.watchProcess();
    started.deps.mailer.start();
    started.deps.deliverer.start();
    const { eventBusUrl, databaseKind } = started.deps.settings;
    // Such a database may not report its changes, and another process could then answer a stale 304.
    if (eventBusUrl === undefined && databaseKind === 'postgresql') started.deps.changes.start();
    const served = modules.filter(({ service }) => started.deps.settings.services.includes(service));
    endPeriodic = startPeriodic(started.deps, [
      ...platformTasks,
      ...served.flatMap(({ periodic = [] }) => periodic),
    ]);
  } catch (error) {
    await started.close();
    throw error;
  }
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      stop(server, started, endPeriodic).then(
        () => process.exit(0),
        (error: unknown) => {
          started.deps.log.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

main().catch((error: unknown) => {
  if (error instanceof SettingsError) report(error.message);
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    report(`${error.message}. Another program listens there; set PORT to another number.`);
  } else report(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
});
