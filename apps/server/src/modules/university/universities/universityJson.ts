import { sql, type RawBuilder } from 'kysely';
import { locationJson } from '../../common/index.ts';

/** A row of `universities` as the university contract's `University`. */
export function universityJson(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`json_build_object('id', ${column('id')}, 'name', ${column('name')}, 'nameJp', ${column('name_jp')},
    'location', (select ${locationJson('l')} from locations l where l.id = ${column('location_id')}))`;
}
