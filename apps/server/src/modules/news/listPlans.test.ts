import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { postPage, postTotal } from './listPosts.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const STUDENT = '0199a1c2-0000-7000-8000-000000000001';
/** One post in five is for everyone, the others are for the students of forty universities. */
const POSTS = 8_000;

let own: TestDatabase;
let universityId: string;

beforeAll(async () => {
  own = await createTestDatabase();
  const { database } = own;
  await sql`insert into universities (id, name) select gen_random_uuid(), 'University ' || n from generate_series(1, 40) n`.execute(
    database,
  );
  await database.connection().execute(async (connection) => {
    // Filling a table may take longer; the limit is for requests.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`
      with schools as (select id, row_number() over (order by name) - 1 as place from universities)
      insert into posts (id, publisher, university_id, audience_university_id, title, body, published_at, updated_at, search_text)
      select gen_random_uuid(), case when n % 5 = 0 then 'JOBHUNTING' else 'UNIVERSITY' end, case when n % 5 <> 0 then s.id end,
        case when n % 5 <> 0 then s.id end, 'Post ' || n, '<p>Text</p>',
        ${NOW.toISOString()}::timestamptz - make_interval(mins => n), ${NOW.toISOString()}::timestamptz,
        'post ' || n || case when n % 1000 = 0 then ' 説明会のお知らせ' else ' お知らせ' end
      from generate_series(1, ${POSTS}::integer) n join schools s on s.place = n % 40`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
  await sql`analyze posts`.execute(database);
  const { rows } = await sql<{
    id: string;
  }>`select id from universities where name = 'University 7'`.execute(database);
  universityId = rows[0]?.id ?? '';
});
afterAll(() => own.close());

const readers = { 'with a university': () => universityId, 'without one': () => null };
const searches = {
  none: undefined,
  'a long word': '説明会',
  'a short word': '説明',
  'a rare word': 'post 777',
};

const cases = Object.entries(readers).flatMap(([reader, universityOf]) =>
  Object.entries(searches).map(([search, searchText]) => ({
    reader,
    universityOf,
    search,
    words: searchText,
  })),
);

test.each(cases)(
  'the list of a student $reader, searched by $search, scans no whole table',
  async ({ universityOf, words: text }) => {
    const reader = { id: STUDENT, universityId: universityOf() };
    for (const statement of [
      postPage(text, { offset: 0, size: 20 }, reader, NOW),
      postTotal(text, reader, NOW),
    ]) {
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(own.database);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Scan');
      expect(plan).not.toMatch(/Seq Scan on posts\b/);
    }
  },
);

test('a page reads no more rows of the table than it shows', async () => {
  const statement = postPage(undefined, { offset: 0, size: 20 }, { id: STUDENT, universityId }, NOW);
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off) ${statement}`.execute(own.database);
  const read = rows
    .map((row) => /Scan using posts_for_\w+ .*rows=(\d+)/.exec(row['QUERY PLAN'])?.[1])
    .filter((count) => count !== undefined)
    .map(Number);
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThanOrEqual(20);
});
