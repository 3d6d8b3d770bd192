import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { checkMigrations } from './checkMigrations.ts';
import { openDatabase } from './openDatabase.ts';
import type { Database } from './schema.ts';

const nothing = (): void => undefined;

/** A database as an earlier release left it. */
async function createEarlierDatabase(): Promise<TestDatabase> {
  const created = await createTestDatabase(null);
  onTestFinished(created.close);
  for (const statement of [
    'create table users (id uuid primary key, email text not null)',
    `insert into users values (gen_random_uuid(), 'hana@michi.example')`,
    'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    `insert into kysely_migration values ('0001_foundation', '2026-10-01'), ('0002_job_lists', '2026-10-02')`,
  ])
    await sql.raw(statement).execute(created.database);
  return created;
}

/** Every table with its rows. A row that was written again has another `xmin` or `ctid`. */
async function contentsOf(database: Kysely<Database>): Promise<readonly unknown[]> {
  const relations = await sql<{ name: string; kind: string }>`
    select oid, relname as name, relkind as kind, relfilenode from pg_class
    where relnamespace = 'public'::regnamespace order by relname`.execute(database);
  const contents: unknown[] = [...relations.rows];
  for (const { name, kind } of relations.rows) {
    if (kind !== 'r') continue;
    const { rows } = await sql`select xmin::text, ctid::text, t.* from ${sql.table(name)} t`.execute(
      database,
    );
    contents.push(rows);
  }
  return contents;
}

test('a database of an earlier release prevents the start, is named without its password and is not changed', async () => {
  const { database, url } = await createEarlierDatabase();
  const before = await contentsOf(database);
  const address = new URL(url);
  const opening = openDatabase(readSettings({ DATABASE_URL: url }), nothing, nothing, nothing);
  await expect(opening).rejects.toThrow(SettingsError);
  await expect(opening).rejects.toThrow(
    `The database ${address.pathname.slice(1)} on ${address.host} was made by another release of Michi: this one does not know its migration 0001_foundation and 1 more. Nothing was changed. To keep the data, start the release that made it. To begin anew, create an empty database and set DATABASE_URL to it.`,
  );
  expect(await contentsOf(database)).toEqual(before);
});

test('of the embedded database, the data folder to move away is named', async () => {
  const { database } = await createEarlierDatabase();
  const settings = readSettings({ DATA_DIR: '/srv/michi' });
  await expect(checkMigrations(database, settings)).rejects.toThrow(
    /^The data folder \/srv\/michi was made by .* To begin anew, move the folder away, or set DATA_DIR to another one\.$/,
  );
});

test('an empty database and one of this release are accepted', async () => {
  for (const template of [null, undefined]) {
    const { database, close } = await createTestDatabase(template);
    onTestFinished(close);
    await checkMigrations(database, readSettings({}));
  }
});
