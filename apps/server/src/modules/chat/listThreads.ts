import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ChatParty, Database } from '../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../platform/page/page.ts';
import { countRows, readRows, type RowsJson } from '../../platform/page/rowsJson.ts';
import { searchCondition, searchWithin } from '../../platform/search/searchCondition.ts';
import { threadJson, UNREAD, type ChatThread } from './threadJson.ts';
import type { Viewer } from './writable.ts';

/** Filter for threads. */
export interface ThreadFilter {
  readonly search?: string | undefined;
  readonly party?: ChatParty | undefined;
}

/** A page of the viewer's threads as JSON text, the latest message first. */
export function listThreads(
  database: Kysely<Database>,
  filter: ThreadFilter,
  page: PageRequest,
  viewer: Viewer,
): Promise<RowsJson<ChatThread>> {
  return readRows(
    database,
    threadJson(viewer, sql`page.found`),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select id, found, row_number() over (order by updated_at desc, id desc) as place
      from (${matching(filter, viewer)}) matching
      order by updated_at desc, id desc limit ${page.size} offset ${pageOffset(page)}
    )
    select ${selected}
    from page
    join chat_threads t on t.id = page.id
    join chat_members me on me.thread_id = t.id and me.user_id = ${viewer.id}
    join chat_entities e on e.id = t.entity_id`,
  );
}

export function countThreads(
  database: Kysely<Database>,
  filter: ThreadFilter,
  viewer: Viewer,
): Promise<number> {
  return countRows(database, matching(filter, viewer));
}

const COLUMN_OF: Readonly<Record<ChatParty, string>> = {
  COMPANY: 't.company_id',
  UNIVERSITY: 't.university_id',
  JOBHUNTING: 't.desk_id',
};

function matching({ search, party }: ThreadFilter, viewer: Viewer): RawBuilder<unknown> {
  const ofParty = party === undefined ? sql`true` : sql`${sql.ref(COLUMN_OF[party])} is not null`;
  const matches = searchCondition('m', search);
  if (matches === undefined) {
    return sql`
      select t.id, t.updated_at, null::integer as found
      from chat_members me join chat_threads t on t.id = me.thread_id
      where me.user_id = ${viewer.id} and ${ofParty}`;
  }
  const names = sql`search_form(concat_ws(' ', e.name, e.name_jp, t.title, t.title_jp))`;
  const isNamed = searchWithin(names, search);
  return sql`
    select t.id, t.updated_at, said.sequence as found
    from chat_members me
    join chat_threads t on t.id = me.thread_id
    join chat_entities e on e.id = t.entity_id
    left join (
      select m.thread_id, max(m.sequence) as sequence from chat_messages m
      where m.thread_id in (select own.thread_id from chat_members own where own.user_id = ${viewer.id}) and ${matches}
      group by m.thread_id
    ) said on said.thread_id = t.id
    where me.user_id = ${viewer.id} and ${ofParty} and (said.sequence is not null or ${isNamed})`;
}

/** Unread messages by kind of party (chat contract, `UnreadMessages`). */
export async function countUnread(database: Kysely<Database>, userId: string) {
  const { rows } = await sql<{ company: number; university: number; michi: number }>`
    select coalesce(sum(${UNREAD}) filter (where t.company_id is not null), 0)::int as company,
      coalesce(sum(${UNREAD}) filter (where t.university_id is not null), 0)::int as university,
      coalesce(sum(${UNREAD}) filter (where t.desk_id is not null), 0)::int as michi
    from chat_members me join chat_threads t on t.id = me.thread_id
    where me.user_id = ${userId}`.execute(database);
  const { company = 0, university = 0, michi = 0 } = rows[0] ?? {};
  return { total: company + university + michi, company, university, michi };
}
