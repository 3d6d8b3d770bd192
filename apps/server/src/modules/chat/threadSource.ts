import { sql, type SqlBool } from 'kysely';
import { columnsOf } from '../../platform/json/json.ts';
import {
  FOUND_LIMIT,
  foundColumns,
  means,
  type OwnSearchSource,
} from '../../platform/search/searchSource.ts';

const T = columnsOf<'chat_threads'>('t');

/** Threads by the names of their party and title, by one of their messages or its files; the latest message first. */
export const threadSource: OwnSearchSource = {
  kind: 'THREAD',
  names: ['messages', 'chats', 'threads', 'メッセージ', 'チャット', '連絡', 'れんらく'],
  select({ user }, has, excerpt) {
    const isNamed = has(sql`search_form(concat_ws(' ', e.name, e.name_jp, t.title, t.title_jp))`);
    const isAttached = sql<SqlBool>`exists (
      select from chat_attachments x join files f on f.id = x.file_id
      where x.thread_id = t.id and ${has(sql`search_form(f.name)`)})`;
    return sql`
    select ${foundColumns({
      id: T('id'),
      title: sql<string>`coalesce(plain_name(t.title), e.name)`,
      titleJp: sql<string | null>`case when t.title is null then e.name_jp else plain_name(t.title_jp) end`,
      moment: { at: T('updated_at'), meaning: means('SENT') },
      message: {
        sequence: sql<number | null>`said.sequence`,
        excerpt: excerpt(sql`said.text`, sql`said.search_text`),
      },
    })}
    from chat_members me join chat_threads t on t.id = me.thread_id join chat_entities e on e.id = t.entity_id
      left join lateral (select m.sequence, m.text, m.search_text from chat_messages m
        where m.thread_id = t.id and not ${isNamed} and ${has(sql`m.search_text`)}
        order by m.sequence desc limit 1) said on true
    where me.user_id = ${user.id} and (${isNamed} or said.sequence is not null or ${isAttached})
    order by t.updated_at desc, t.id desc limit ${FOUND_LIMIT}`;
  },
};
