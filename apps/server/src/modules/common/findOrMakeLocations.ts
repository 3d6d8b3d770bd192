import { sql, type QueryExecutorProvider } from 'kysely';
import { newIdOfRow } from '../../platform/database/generateIds.ts';
import { storedPlace, type StoredPlace, type WrittenPlace } from '../../platform/places/storedPlace.ts';

/**
 * The ids of places, in their order; missing places are created, and the regions and countries that they lie in. A
 * prefecture or designated city is one place, however it is written, including its towns and wards, and so is every
 * city of the data set; other places are identified by name and country.
 */
export async function findOrMakeLocations(
  transaction: QueryExecutorProvider,
  locations: readonly WrittenPlace[],
): Promise<readonly string[]> {
  const stored = locations.map(storedPlace);
  const countries = stored.flatMap(({ country }) => country ?? []);
  // Places that an earlier release or the demo data made: a country has all of its places, or none.
  const { rows } = await sql<WrittenPlace>`
    select city, city_jp as "cityJp", region, region_jp as "regionJp", country from locations
    where parent_id is null and country = any(${[...new Set(countries)]}::text[])`.execute(transaction);
  const ids = await findOrMake(transaction, [...stored, ...rows.map(storedPlace)]);
  return ids.slice(0, locations.length);
}

async function findOrMake(
  transaction: QueryExecutorProvider,
  locations: readonly StoredPlace[],
): Promise<readonly string[]> {
  if (locations.length === 0) return [];
  const parents = locations.flatMap(({ parent }) => parent ?? []);
  const parentIds = new Map(
    (await findOrMake(transaction, parents)).map((id, index) => [parents[index], id] as const),
  );
  const stored = locations.map(({ parent, ...place }, index) => ({
    ...place,
    parentId: parent === null ? null : parentIds.get(parent),
    index,
  }));
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(stored)}::jsonb)
    wanted(city text, "cityJp" text, region text, "regionJp" text, country text, "parentId" uuid, index integer)`;
  const isSame = sql`lower(l.city) = lower(wanted.city) and coalesce(l.country, '') = coalesce(wanted.country, '')`;
  await sql`
    insert into locations (id, city, city_jp, region, region_jp, country, parent_id)
    select distinct on (lower(city), coalesce(country, '')) ${newIdOfRow(stored.length)}, city, "cityJp", region, "regionJp", country, "parentId"
    from ${wanted} where not exists (select from locations l where ${isSame})
    order by lower(city), coalesce(country, ''), city
    on conflict do nothing`.execute(transaction);
  await sql`
    update locations l set parent_id = wanted."parentId" from ${wanted}
    where ${isSame} and l.parent_id is null and wanted."parentId" <> l.id`.execute(transaction);
  const { rows } = await sql<{ id: string }>`
    select l.id from ${wanted} join locations l on ${isSame} order by wanted.index`.execute(transaction);
  return rows.map(({ id }) => id);
}
