import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { DATABASE_KIND } from './databaseKind.ts';
import { startInstalledPostgres } from './installedPostgres.ts';
import { startNats } from './natsServer.ts';

/** The migrated, empty database that each test database copies. */
export const TEMPLATE = 'michi_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL. */
    databaseUrl: string;
    /** NATS in place of PostgreSQL's notifications, in a run with `TEST_EVENT_BUS`. */
    eventBusUrl: string | undefined;
  }
}

/**
 * Starts PostgreSQL for the run and creates the template. It is the embedded one, or that with its programs in the folder
 * `TEST_POSTGRES`. With `TEST_EVENT_BUS=nats` the servers' events go through NATS.
 * @returns stops it
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-test-'));
  // If the tests run as root, PostgreSQL runs as another user, who needs access.
  await chmod(folder, 0o755);
  const programs = process.env['TEST_POSTGRES'];
  const postgres =
    programs === undefined
      ? await startEmbeddedPostgres(folder, () => undefined)
      : await startInstalledPostgres(programs, folder);
  const pidFile = join(folder, 'postgres', 'cluster', 'postmaster.pid');
  const [postmaster] = (await readFile(pidFile, 'utf8')).split('\n');
  // PostgreSQL is no child of this process, and a signal ends the process without the teardown.
  const quit = () => process.kill(Number(postmaster), 'SIGQUIT');
  process.once('exit', quit);
  const main = connect({ url: postgres.url, poolSize: 1 });
  // Test data need not survive a crash, and waiting for the disk takes most of the time.
  await sql`alter role current_user set synchronous_commit = off`.execute(main.database);
  // Tests of query plans vacuum their tables themselves; autovacuum could change a plan at any time.
  await sql`alter system set autovacuum = off`.execute(main.database);
  await sql`select pg_reload_conf()`.execute(main.database);
  // Also for connections that do not set it, such as those of tools.
  if (DATABASE_KIND === 'distributed')
    await sql`alter role current_user set default_transaction_isolation = serializable`.execute(
      main.database,
    );
  await sql`create database ${sql.id(TEMPLATE)}`.execute(main.database);
  await main.close();
  const template = connect({ url: databaseUrl(postgres.url, TEMPLATE), poolSize: 2 });
  await migrate(template.database);
  await template.close();
  project.provide('databaseUrl', postgres.url);
  const nats = process.env['TEST_EVENT_BUS'] === 'nats' ? await startNats() : undefined;
  project.provide('eventBusUrl', nats?.url);
  return async () => {
    await nats?.stop();
    process.off('exit', quit);
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
