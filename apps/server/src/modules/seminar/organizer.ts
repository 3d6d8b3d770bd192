import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, constant, json, rowOf } from '../../platform/json/json.ts';

type EntityLabel = ResponseBody<typeof manifest.seminar.showSeminar, 200>['data']['seminar']['organizer'];

/** Michi as an organizer (shared contract, `EntityType`). */
const MICHI = constant<EntityLabel>({
  type: 'JOBHUNTING',
  id: '0199a1c2-0000-7000-8000-0000000f0901',
  name: 'Michi',
  nameJp: 'Michi',
});

/** A row `o` of `companies` or `universities`; both have these columns. */
function holder(type: 'COMPANY' | 'UNIVERSITY'): RawBuilder<EntityLabel> {
  const o = columnsOf<'companies'>('o');
  return json<EntityLabel>({
    type: sql<'COMPANY' | 'UNIVERSITY'>`${sql.lit(type)}`,
    id: o('id'),
    name: o('name'),
    nameJp: o('name_jp'),
  });
}

/** The organizer of a row of `seminars` as the shared contract's `EntityLabel`. */
export function organizerLabel(table: string): RawBuilder<EntityLabel> {
  const s = columnsOf<'seminars'>(table);
  return sql<EntityLabel>`case ${s('organizer')}
    when 'COMPANY' then ${rowOf(holder('COMPANY'), sql`companies o where o.id = ${s('company_id')}`)}
    when 'UNIVERSITY' then ${rowOf(holder('UNIVERSITY'), sql`universities o where o.id = ${s('university_id')}`)}
    else ${MICHI} end`;
}
