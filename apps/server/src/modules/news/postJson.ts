import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { logoJson } from '../company/index.ts';
import { pictureJson } from '../../platform/files/publishedPictures.ts';
import { columnsOf, constant, instant, json, rowOf, rowOrNull, truth } from '../../platform/json/json.ts';
import { MICHI } from './michi.ts';
import type { CurrentUser } from '../../platform/auth/currentUser.ts';

/** The student who views posts: determines which posts are for them and which they like. */
export type Reader = Pick<CurrentUser, 'id' | 'universityId'>;

/** SQL condition: the row `p` of `posts` is published, and for the reader. */
export function visibleTo({ universityId }: Reader, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(p.published_at <= ${now.toISOString()}::timestamptz
    and (p.audience_university_id is null or p.audience_university_id = ${universityId}::uuid))`;
}

/** A post (news contract, `Post`). */
export type Post = ResponseBody<typeof manifest.news.showPost, 200>['data'];

const P = columnsOf<'posts'>('p');

/** @param alias of `companies` or `universities` */
function publisher(alias: string): RawBuilder<Post['publisher']> {
  const k = columnsOf<'companies'>(alias);
  return json<Post['publisher']>({
    type: P('publisher'),
    id: k('id'),
    name: k('name'),
    nameJp: k('name_jp'),
  });
}

/** A row of `posts` under the alias `p` as the news contract's `Post`, with the reader's like. */
export function postJson(reader: Reader): RawBuilder<Post> {
  return json<Post>({
    id: P('id'),
    title: P('title'),
    titleJp: P('title_jp'),
    body: P('body'),
    bodyJp: P('body_jp'),
    picture: pictureJson({ id: P('picture_id'), text: P('picture_text'), textJp: P('picture_text_jp') }),
    publisher: sql<Post['publisher']>`case p.publisher
      when 'COMPANY' then ${rowOf(publisher('c'), sql`companies c where c.id = p.company_id`)}
      when 'UNIVERSITY' then ${rowOf(publisher('u'), sql`universities u where u.id = p.university_id`)}
      else ${constant<Post['publisher']>(MICHI)} end`,
    publisherLogo: rowOrNull(
      logoJson('c'),
      sql`companies c where c.id = p.company_id and p.publisher = 'COMPANY'`,
    ),
    publishedAt: instant(P('published_at')),
    updatedAt: instant(P('updated_at')),
    likeCount: P('like_count'),
    isLiked: truth(likedBy(reader)),
  });
}

/** SQL condition: the reader likes the row `p` of `posts`. */
export function likedBy({ id }: Reader): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from post_likes l where l.post_id = p.id and l.user_id = ${id})`;
}
