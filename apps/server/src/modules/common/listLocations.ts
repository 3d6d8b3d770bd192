import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { listOf } from '../../platform/json/json.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';
import { readOneJson } from '../../platform/json/readJson.ts';
import { locationJson, type Location } from './locationJson.ts';

/** Most locations an answer holds (common contract, `LocationsResponse`). */
const LIMIT = 10_000;

/** Every location in the order of its English name, as JSON text. */
export function listLocations(database: Kysely<Database>): Promise<JsonText<Location[]>> {
  return readOneJson(
    database,
    listOf(locationJson('l'), {
      order: sql`lower(l.city), l.id`,
      from: sql`(select * from locations order by lower(city), id limit ${LIMIT}) l`,
    }),
    (selected) => sql`select ${selected}`,
  );
}
