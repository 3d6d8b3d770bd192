import type { Settings } from '../settings.ts';
import { checkMigrations } from './checkMigrations.ts';
import { checkPooler, keepsPreparedStatements } from './checkPooler.ts';
import { checkVersion } from './checkVersion.ts';
import { connect, type Connection, type OnStatement } from './connection.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import type { StartReport } from './installation.ts';
import { migrate } from './migrate.ts';

/** A migrated database with the server's pool. */
export interface OpenDatabase extends Connection {
  /** For connections outside the pool; bypasses any pooler. */
  readonly url: string;
  readonly migrated: readonly string[];
}

const UNPREPARED =
  'The pooler keeps no prepared statements, so PostgreSQL plans each statement anew, which multiplies its load. PgBouncer keeps them from version 1.21 on with max_prepared_statements above 0';

export interface ReachedDatabase {
  readonly url: string;
  /** Past any pooler. */
  readonly directUrl: string;
  /** Stops the embedded PostgreSQL if no other process uses it. End other connections first. */
  leave(): Promise<void>;
}

/** Connects to the configured database, starting the embedded one without `DATABASE_URL`; it does not migrate. */
export async function reachDatabase(
  settings: Pick<Settings, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  report: StartReport,
): Promise<ReachedDatabase> {
  const embedded =
    settings.databaseUrl === undefined ? await startEmbeddedPostgres(settings.dataDir, report) : undefined;
  if (embedded !== undefined) report(`PostgreSQL: ${embedded.outcome}, data in ${embedded.directory}`);
  const url = embedded?.url ?? settings.databaseUrl ?? '';
  return {
    url,
    directUrl: settings.databaseDirectUrl ?? url,
    leave: async () => embedded?.stop(),
  };
}

/**
 * Opens and migrates the configured database. Closing it ends the pool, and stops the embedded PostgreSQL if no other
 * process uses it.
 * @throws SettingsError for a PostgreSQL that is too old, or a database of another release
 */
export async function openDatabase(
  settings: Pick<
    Settings,
    'databaseUrl' | 'databaseDirectUrl' | 'databaseKind' | 'databaseReplicaUrl' | 'dataDir'
  >,
  report: StartReport,
  onIdleError: (error: Error) => void,
  onStatement: OnStatement,
): Promise<OpenDatabase> {
  const { url, directUrl, leave } = await reachDatabase(settings, report);
  const isPooled = settings.databaseDirectUrl !== undefined;
  try {
    const migrated = await migrateAlone(directUrl, settings, report);
    if (migrated.length > 0) report(`Migrated: ${migrated.join(', ')}`);
    const { databaseKind: kind, databaseReplicaUrl: replicaUrl } = settings;
    const isPreparing = !isPooled || (await keepsPreparedStatements(url));
    if (!isPreparing) report(UNPREPARED);
    const connection = connect({ url, kind, isPooled, isPreparing, replicaUrl, onIdleError, onStatement });
    if (isPooled) await checkPooler(connection, kind);
    return {
      url: directUrl,
      migrated,
      database: connection.database,
      replica: connection.replica,
      pools: connection.pools,
      async close() {
        await connection.close();
        await leave();
      },
    };
  } catch (error) {
    await leave();
    throw error;
  }
}

/** Without a time limit and with a separate pool, because building an index may take longer than a request may. */
async function migrateAlone(
  url: string,
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  report: StartReport,
): Promise<readonly string[]> {
  const connection = connect({ url, poolSize: 2, statementTimeout: 0, isPreparing: false });
  try {
    report(`PostgreSQL ${await checkVersion(connection.database)}`);
    await checkMigrations(connection.database, settings);
    return await migrate(connection.database);
  } finally {
    await connection.close();
  }
}
