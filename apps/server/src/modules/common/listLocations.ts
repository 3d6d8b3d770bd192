import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { locationJson } from './locationJson.ts';

/** Most locations an answer holds (common contract, `LocationsResponse`). */
const LIMIT = 10_000;

/** Every location in the order of its English name, as JSON text. */
export async function listLocations(database: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ locations: string }>`
    select coalesce(json_agg(${locationJson('l')} order by lower(l.city), l.id), '[]')::text as locations
    from (select * from locations order by lower(city), id limit ${LIMIT}) l`.execute(database);
  return rows[0]?.locations ?? '[]';
}
