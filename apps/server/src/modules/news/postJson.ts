import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { instantJson } from '../../platform/database/instantJson.ts';
import { MICHI } from './michi.ts';
import type { Reader } from './reader.ts';

/** That a row of `posts` under the alias `p` is published, and for the reader. */
export function visibleTo({ universityId }: Reader, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(p.published_at <= ${now.toISOString()}::timestamptz
    and (p.audience_university_id is null or p.audience_university_id = ${universityId}::uuid))`;
}

/** A row of `posts` under the alias `p` as the news contract's `Post`, with what the reader did with it. */
export function postJson(reader: Reader): RawBuilder<unknown> {
  return sql`json_build_object('id', p.id, 'title', p.title, 'titleJp', p.title_jp, 'body', p.body, 'bodyJp', p.body_jp,
    'pictureUrl', p.picture_url, 'pictureText', p.picture_text, 'pictureTextJp', p.picture_text_jp,
    'publisher', case p.publisher
      when 'COMPANY' then (
        select json_build_object('type', p.publisher, 'id', c.id, 'name', c.name, 'nameJp', c.name_jp)
        from companies c where c.id = p.company_id)
      when 'UNIVERSITY' then (
        select json_build_object('type', p.publisher, 'id', u.id, 'name', u.name, 'nameJp', u.name_jp)
        from universities u where u.id = p.university_id)
      else ${JSON.stringify(MICHI)}::json end,
    'publishedAt', ${instantJson('p.published_at')}, 'updatedAt', ${instantJson('p.updated_at')},
    'likeCount', p.like_count, 'isLiked', ${likedBy(reader)})`;
}

/** Whether the reader likes the row of `posts` under the alias `p`. */
export function likedBy({ id }: Reader): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from post_likes l where l.post_id = p.id and l.user_id = ${id})`;
}
