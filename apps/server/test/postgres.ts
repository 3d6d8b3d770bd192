import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/platform/database/connection.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded.ts';
import { migrate } from '../src/platform/database/migrate.ts';

/** The database every test database is a copy of: migrated, and empty. */
export const TEMPLATE = 'michi_template';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the run's PostgreSQL. */
    databaseUrl: string;
  }
}

/** A PostgreSQL of a run. */
interface TestPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts one PostgreSQL for the whole run and makes the template; gives the way to end it. With `TEST_DATABASE_URL` it is
 * the server at that address, of any version.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given === undefined ? await startEmbedded() : givenPostgres(given);
  const main = connect({ url: postgres.url, poolSize: 1 });
  // Test data need not survive a crash, and waiting for the disk takes most of the time.
  await sql`alter role current_user set synchronous_commit = off`.execute(main.database);
  await sql`create database ${sql.id(TEMPLATE)}`.execute(main.database);
  await main.close();
  const template = connect({ url: databaseUrl(postgres.url, TEMPLATE), poolSize: 2 });
  await migrate(template.database);
  await template.close();
  project.provide('databaseUrl', postgres.url);
  return postgres.stop;
}

async function startEmbedded(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'michi-test-'));
  // As root, PostgreSQL runs as another user, who has to get in.
  await chmod(folder, 0o755);
  const embedded = await startEmbeddedPostgres(folder, () => undefined);
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function givenPostgres(url: string): TestPostgres {
  return {
    url,
    async stop() {
      const main = connect({ url, poolSize: 1 });
      await sql`drop database ${sql.id(TEMPLATE)}`.execute(main.database);
      await main.close();
    },
  };
}

/** The same server, another database. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
