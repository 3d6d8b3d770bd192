import { sql, type RawBuilder } from 'kysely';

/** A row of `locations` as the shared contract's `Location`. */
export function locationJson(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'city', ${column('city')}, 'cityJp', ${column('city_jp')},
    'region', ${column('region')}, 'regionJp', ${column('region_jp')}, 'country', ${column('country')})`;
}
