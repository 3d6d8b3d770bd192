import { nameOrder, readingOrder } from '../../platform/page/nameOrder.ts';
import type { Language } from '../../platform/problem/language.ts';
import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { ChatParty, Database } from '../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../platform/page/rowsJson.ts';
import { searchCondition, searchWithin } from '../../platform/search/searchCondition.ts';
import { entityJson } from './entityJson.ts';
import { companiesInTouch, entityReason, isBlocked, type Viewer } from './writable.ts';
import { json } from '../../platform/json/json.ts';

type ChatContact = ResponseBody<typeof manifest.chat.listChatEntities, 200>['data']['data'][number];

/** Filter for parties: those the viewer can write to, or the others. */
export interface ContactFilter {
  readonly isWritable: boolean;
  readonly party?: ChatParty | undefined;
  readonly search?: string | undefined;
  readonly language: Language;
}

/** A page of parties as JSON text, by name, in Japanese in the order of the kana. */
export function listContacts(
  database: Kysely<Database>,
  filter: ContactFilter,
  page: PageRequest,
  viewer: Viewer,
): Promise<RowsJson<ChatContact>> {
  return readRows(
    database,
    contactJson(viewer),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select id, row_number() over (order by name, id) as place
      from (${matching(filter, pageOffset(page) + page.size, viewer)}) matching
      order by name, id limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page join chat_entities e on e.id = page.id`,
  );
}

export function countContacts(
  database: Kysely<Database>,
  filter: ContactFilter,
  viewer: Viewer,
): Promise<number> {
  return countRows(database, sql`select from (${matching(filter, TOTAL_LIMIT, viewer)}) found`);
}

function contactJson(viewer: Viewer): RawBuilder<ChatContact> {
  return json<ChatContact>({
    entity: entityJson('e'),
    threadUniqueId: directThread(viewer.id),
    notWritableReason: entityReason('e', viewer),
  });
}

/** The viewer's direct thread with the party `e`. */
export function directThread(userId: string): RawBuilder<string | null> {
  return sql`(
    select h.id from chat_threads h
    where h.user_id = ${userId}::uuid and h.entity_id = e.id and h.kind = 'DIRECT')`;
}

/** The first parties of each kind by name, each kind up to the limit and read in order from its own table. */
function matching(filter: ContactFilter, limit: number, viewer: Viewer): RawBuilder<unknown> {
  const { isWritable, language, party, search } = filter;
  const branch = (
    kind: ChatParty,
    table: string,
    name: RawBuilder<string>,
    isOpen: RawBuilder<SqlBool>,
    isFound: RawBuilder<SqlBool>,
  ) => {
    const isMeant = isWritable
      ? sql`${isOpen} and not ${isBlocked(viewer.id, 'p.id')}`
      : sql`(not ${isOpen} or ${isBlocked(viewer.id, 'p.id')})`;
    const isKind = party === undefined || party === kind ? sql`true` : sql`false`;
    return sql`(
      select p.id, ${name} as name from ${sql.table(table)} p where ${isKind} and ${isMeant} and ${isFound}
      order by ${name}, p.id limit ${limit})`;
  };
  const touched = sql<SqlBool>`p.id = any (array(${companiesInTouch(sql`${viewer.id}::uuid`)}))`;
  const own = sql<SqlBool>`p.id is not distinct from ${viewer.universityId}::uuid`;
  const names = sql`search_form(concat_ws(' ', p.name, p.name_jp))`;
  const isNamed = searchWithin(names, search);
  return sql.join(
    [
      branch(
        'COMPANY',
        'companies',
        readingOrder('p', language),
        touched,
        searchCondition('p', search) ?? sql<SqlBool>`true`,
      ),
      branch('UNIVERSITY', 'universities', nameOrder('p', language), own, isNamed),
      branch('JOBHUNTING', 'chat_desks', nameOrder('p', language), sql<SqlBool>`true`, isNamed),
    ],
    sql` union all `,
  );
}
