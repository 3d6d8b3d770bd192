import type { Settings } from '../settings.ts';
import { connect, type Connection } from './connection.ts';
import { startEmbeddedPostgres, type StartReport } from './embedded.ts';
import { migrate } from './migrate.ts';

/** A database brought to the newest version, with a pool for the server. */
export interface OpenDatabase extends Connection {
  readonly url: string;
  /** The migrations that this start ran. */
  readonly migrated: readonly string[];
}

/**
 * Opens the database of the settings, the server's own one without `DATABASE_URL`, and migrates it.
 * Closing it ends the pool, and stops the embedded PostgreSQL when nobody else uses it.
 */
export async function openDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  report: StartReport,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  const embedded =
    settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir, report) : undefined;
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  if (embedded !== undefined) report(`PostgreSQL: ${embedded.outcome}, data in ${embedded.directory}`);
  try {
    const migrated = await migrateAlone(url);
    if (migrated.length > 0) report(`Migrated: ${migrated.join(', ')}`);
    const connection = connect({ url, onIdleError });
    return {
      url,
      migrated,
      database: connection.database,
      async close() {
        await connection.close();
        await embedded?.stop();
      },
    };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/** Building an index may take longer than any request may: migrations have no time limit, and a pool of their own. */
async function migrateAlone(url: string): Promise<readonly string[]> {
  const connection = connect({ url, poolSize: 2, statementTimeout: 0 });
  try {
    return await migrate(connection.database);
  } finally {
    await connection.close();
  }
}
