import { sql, type Kysely } from 'kysely';

/**
 * Devices are unique by the hash of their token: a token may have 4,096 characters, an index entry at most 2,704 bytes.
 * A process of the previous release cannot register devices from here on; browsers register again when they open Michi.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // A cast to bytea reads a backslash as the begin of an escape.
  await sql`
    alter table devices
      drop constraint devices_pkey,
      add column device_hash bytea not null
        generated always as (sha256(replace(device_id, '\\', '\\\\')::bytea)) stored,
      add primary key (device_hash)`.execute(database);
}

/** Tokens that are too long for the index are registered again by their browsers. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`delete from devices where length(device_id) > 2600`.execute(database);
  await sql`alter table devices drop column device_hash, add primary key (device_id)`.execute(database);
}
