import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Connection } from '../src/platform/database/connection.ts';
import { DATABASE_KIND } from './databaseKind.ts';
import { databaseUrl, TEMPLATE } from './postgres.ts';

/** A separate database of a test. */
export interface TestDatabase extends Omit<Connection, 'replica'> {
  readonly url: string;
}

/**
 * Makes a database from a template, or an empty one; closing drops it.
 * @param template null for a database without any table
 */
export async function createTestDatabase(template: string | null = TEMPLATE): Promise<TestDatabase> {
  const main = inject('databaseUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(
    main,
    template === null
      ? sql`create database ${sql.id(name)}`
      : sql`create database ${sql.id(name)} template ${sql.id(template)}`,
  );
  const url = databaseUrl(main, name);
  // Filling a table for a plan takes as long as it takes.
  const connection = connect({ url, kind: DATABASE_KIND, poolSize: 10, responseTimeout: 0 });
  return {
    url,
    database: connection.database,
    pools: connection.pools,
    async close() {
      await connection.close();
      await onServer(main, sql`drop database ${sql.id(name)} with (force)`);
    },
  };
}

async function onServer(url: string, statement: ReturnType<typeof sql>): Promise<void> {
  // On a busy machine a database takes its time to come and go.
  const connection = connect({ url, poolSize: 1, statementTimeout: 0 });
  await statement.execute(connection.database);
  await connection.close();
}
