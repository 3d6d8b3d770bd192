import { sql, type RawBuilder } from 'kysely';

/** Michi itself, where it holds a seminar (shared contract, `EntityType`). */
const MICHI = JSON.stringify({
  type: 'JOBHUNTING',
  id: '0199a1c2-0000-7000-8000-0000000f0901',
  name: 'Michi',
  nameJp: 'Michi',
});

/** Who holds a row of `seminars`, as the shared contract's `EntityLabel`. */
export function organizerLabel(table: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`case ${column('organizer')}
    when 'COMPANY' then (select json_build_object('type', 'COMPANY', 'id', o.id, 'name', o.name, 'nameJp', o.name_jp)
      from companies o where o.id = ${column('company_id')})
    when 'UNIVERSITY' then (select json_build_object('type', 'UNIVERSITY', 'id', o.id, 'name', o.name, 'nameJp', o.name_jp)
      from universities o where o.id = ${column('university_id')})
    else ${MICHI}::json end`;
}
