import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { sliceOf, TOTAL_LIMIT, type PageRequest, type Slice } from '../../platform/page/page.ts';
import {
  type RowsJson,
  runRows,
  runTotal,
  type SelectedRows,
  selectRows,
  selectTotal,
} from '../../platform/page/rowsJson.ts';
import { rankedRows } from '../../platform/search/rankedRows.ts';
import { searchIn, type SearchScope } from '../../platform/search/searchCondition.ts';
import { postJson, type Post, type Reader } from './postJson.ts';

/** A page of a reader's posts as JSON text, the latest first; a search lists matches in titles before those in texts. */
export function listPosts(
  database: Kysely<Database>,
  search: string | undefined,
  page: PageRequest,
  reader: Reader,
  now: Date,
): Promise<RowsJson<Post>> {
  return rankedRows(search, sliceOf(page), {
    rows: (searchScope, slice) => runRows(database, postPage(search, slice, reader, now, searchScope)),
    total: (searchScope) => countPosts(database, search, reader, now, searchScope),
  });
}

export function postPage(
  search: string | undefined,
  { offset, size }: Slice,
  reader: Reader,
  now: Date,
  searchScope?: SearchScope,
): RawBuilder<SelectedRows<Post>> {
  const end = offset + size;
  return selectRows(
    postJson(reader),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select id, row_number() over (order by published_at desc, id desc) as place
      from (${latest(search, end, reader, now, searchScope)}) found
      order by published_at desc, id desc limit ${size} offset ${offset}
    )
    select ${selected}
    from page join posts p on p.id = page.id`,
  );
}

export function countPosts(
  database: Kysely<Database>,
  search: string | undefined,
  reader: Reader,
  now: Date,
  searchScope?: SearchScope,
): Promise<number> {
  return runTotal(database, postTotal(search, reader, now, searchScope));
}

export function postTotal(
  search: string | undefined,
  reader: Reader,
  now: Date,
  searchScope?: SearchScope,
): RawBuilder<{ readonly total: number }> {
  return selectTotal(sql`select from (${latest(search, TOTAL_LIMIT, reader, now, searchScope)}) found`);
}

/**
 * The latest posts for everyone and the latest for the reader's university, up to the limit of each: both are read in
 * the order of their own index, which one combined condition could not use.
 */
export function latest(
  search: string | undefined,
  limit: number | RawBuilder<unknown>,
  { universityId }: Reader,
  now: Date,
  searchScope: SearchScope = 'ANYWHERE',
): RawBuilder<unknown> {
  const found = searchIn(searchScope, 'p', search) ?? sql<SqlBool>`true`;
  const of = (audience: RawBuilder<SqlBool>) => sql`(
    select p.id, p.published_at from posts p
    where ${audience} and p.published_at <= ${now.toISOString()}::timestamptz and ${found}
    order by p.published_at desc, p.id desc limit ${limit})`;
  const everyones = of(sql<SqlBool>`p.audience_university_id is null`);
  return universityId === null
    ? everyones
    : sql`${everyones} union all ${of(sql<SqlBool>`p.audience_university_id = ${universityId}::uuid`)}`;
}
