import type { manifest } from '@michi/api/manifest';
import type { Answer } from '@michi/api/server';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf, constant, json, rowOf } from '../../platform/json/json.ts';

/** Who holds a seminar (shared contract, `EntityLabel`). */
type EntityLabel = Answer<typeof manifest.seminar.showSeminar, 200>['data']['seminar']['organizer'];

/** Michi itself, where it holds a seminar (shared contract, `EntityType`). */
const MICHI = constant<EntityLabel>({
  type: 'JOBHUNTING',
  id: '0199a1c2-0000-7000-8000-0000000f0901',
  name: 'Michi',
  nameJp: 'Michi',
});

/** A row of `companies` or `universities` under the alias `o` as one that holds a seminar. */
function holder(type: 'COMPANY' | 'UNIVERSITY'): RawBuilder<EntityLabel> {
  const o = columnsOf<'companies'>('o');
  return json<EntityLabel>({
    type: sql<'COMPANY' | 'UNIVERSITY'>`${sql.lit(type)}`,
    id: o('id'),
    name: o('name'),
    nameJp: o('name_jp'),
  });
}

/** Who holds a row of `seminars`, as the shared contract's `EntityLabel`. */
export function organizerLabel(table: string): RawBuilder<EntityLabel> {
  const s = columnsOf<'seminars'>(table);
  return sql<EntityLabel>`case ${s('organizer')}
    when 'COMPANY' then ${rowOf(holder('COMPANY'), sql`companies o where o.id = ${s('company_id')}`)}
    when 'UNIVERSITY' then ${rowOf(holder('UNIVERSITY'), sql`universities o where o.id = ${s('university_id')}`)}
    else ${MICHI} end`;
}
