import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';
import { createDeps } from './platform/createDeps.ts';
import { systemRandom, type Random } from './platform/random.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import { seedOnce } from './platform/database/seedOnce.ts';
import type { Deps } from './platform/deps.ts';
import { createLog } from './platform/log.ts';
import { measureLateness } from './platform/http/admission.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { openTracing } from './platform/tracing/tracing.ts';
import { VERSION } from './platform/version.ts';
import { readSettings, REPOSITORY_ROOT, type Settings } from './platform/settings.ts';
import { publishDrawings } from '../seed/publishDrawings.ts';
import { seedDemo } from '../seed/seedDemo.ts';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';

/** Dependencies on an open database. */
export interface Started {
  readonly deps: Deps;
  /** Bypasses any pooler, for tools that need their own connection. */
  readonly databaseUrl: string;
  close(): Promise<void>;
}

/** Includes a `.env` file at the root; environment variables take precedence. */
export function settingsOfProcess(): Settings {
  const file = join(REPOSITORY_ROOT, '.env');
  if (existsSync(file)) loadEnvFile(file);
  return readSettings(process.env);
}

/**
 * Opens log, database (started and migrated) and secrets.
 * @param report called with a sentence for each step
 */
export async function start(settings: Settings, report: (step: string) => void): Promise<Started> {
  const log = createLog(settings);
  const metrics = createMetrics();
  const tracing =
    settings.tracesEndpoint === undefined ? undefined : await openTracing(settings.tracesEndpoint, VERSION);
  report(settings.databaseUrl === undefined ? 'Starting PostgreSQL' : 'Connecting to PostgreSQL');
  const opened = await openDatabase(
    settings,
    (message) => {
      report(message);
      log.info({ step: message }, 'database');
    },
    (err) => log.warn({ err }, 'database connection lost'),
    (statement, milliseconds, isFailed) => {
      metrics.statementDone(milliseconds, isFailed);
      tracing?.statementDone(statement, milliseconds, isFailed);
    },
  );
  const sessionSecret = settings.sessionSecret ?? (await storedSessionSecret(settings.dataDir, systemRandom));
  const deps = createDeps({
    settings,
    database: opened.database,
    replica: opened.replica,
    databaseUrl: opened.url,
    log,
    sessionSecret,
    metrics,
    tracing,
    pools: opened.pools,
    lateness: measureLateness(),
  });
  return {
    deps,
    databaseUrl: opened.url,
    async close() {
      // First, since background tasks may queue a mail.
      await deps.background.settled();
      await deps.deliverer.stop();
      await deps.mailer.stop();
      await deps.changes.stop();
      await deps.eventStreams.stop();
      await opened.close();
      // An unavailable collector must not prevent the shutdown.
      await tracing?.stop().catch((err: unknown) => log.warn({ err }, 'traces not sent'));
    },
  };
}

/** Fills an empty database with the demo data, if the settings enable it. */
export async function seed(deps: Deps, report: (step: string) => void): Promise<boolean> {
  if (deps.settings.seed === 'none') return false;
  const isSeeded = await seedOnce(deps, 'demo', async (depsInTransaction) => {
    report('Seeding the demo data');
    await seedDemo(depsInTransaction);
  });
  // The server need not wait: until then it shows letters.
  if (isSeeded) deps.background.run('draw the pictures of the demo', () => publishDrawings(deps));
  return isSeeded;
}

/**
 * The secret that signs access tokens, created at the first start in `dataDir` and readable by its owner only.
 * Processes that start at once agree on one.
 */
async function storedSessionSecret(dataDir: string, random: Random): Promise<string> {
  const path = join(dataDir, 'session-secret');
  const existing = await readFile(path, 'utf8').catch(() => undefined);
  if (existing !== undefined) return existing;
  await mkdir(dataDir, { recursive: true });
  const own = `${path}.${random.bytes(6).toString('hex')}`;
  await writeFile(own, random.bytes(48).toString('base64url'), { mode: 0o600 });
  // Unlike a rename, a link fails when another process was first; its secret then counts.
  await link(own, path).catch(() => undefined);
  await rm(own);
  return readFile(path, 'utf8');
}
