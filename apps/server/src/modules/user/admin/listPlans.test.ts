import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/testDatabase.ts';
import { selectSlice } from '../../../platform/page/list.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { listAuditEntries } from './listAuditEntries.ts';
import { listUsers, type UserFilter } from './listUsers.ts';

const USERS = 20_000;
const PAGE = { offset: 0, size: 20 };

let own: TestDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  await own.database.connection().execute(async (connection) => {
    // Filling a table may take longer; the limit is for requests.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`
      with made as (
        insert into users (id, email, role, account_status, created_at)
        select gen_random_uuid(), 'user' || n || '@michi.example', case when n % 2000 = 0 then 'ADMIN' else 'STUDENT' end,
          case when n % 1000 = 1 then 'BLOCKED' else 'ACTIVE' end, '2026-01-01T00:00Z'::timestamptz + make_interval(mins => n)
        from generate_series(1, ${USERS}::integer) n returning id, email
      ), person as (
        insert into user_details (id, user_id, family_name, first_name, family_name_jp)
        select gen_random_uuid(), id, 'Saeki' || left(md5(email), 4), 'Hana', case when email like 'user77%' then '佐伯' end from made
      )
      insert into audit_entries (id, happened_at, action, user_id, import_id)
      select gen_random_uuid(), '2026-11-01T00:00Z', 'USER_ADDED', id, '0199a1c2-0000-7000-8000-000000130001' from made`.execute(
      connection,
    );
    await sql`
      insert into audit_entries (id, happened_at, action, user_id, reason)
      select gen_random_uuid(), '2026-11-02T00:00Z', 'USER_BLOCKED', id, 'MISUSE' from users where account_status = 'BLOCKED'`.execute(
      connection,
    );
    await sql`analyze users, user_details, audit_entries`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
});
afterAll(() => own.close());

/** The plan of the search for a page, with the rows its scans read. */
async function planOf(statement: RawBuilder<unknown>): Promise<{ text: string; maxRead: number }> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain (analyze, costs off, timing off, summary off) ${statement}`.execute(own.database);
  const text = rows.map((row) => row['QUERY PLAN']).join('\n');
  const [search = ''] = /CTE page[\s\S]*?(?=\n\s{2}->|$)/.exec(text) ?? [];
  const read = [...search.matchAll(/Scan.*rows=([\d.]+) loops=(\d+)/g)].map(
    ([, count, loops]) => Number(count) * Number(loops),
  );
  return { text, maxRead: Math.max(...read) };
}

test.each<[string, Partial<UserFilter>, Language?]>([
  ['everyone by name', {}],
  ['everyone by the kana', {}, 'jp'],
  ['everyone by email', { sort: 'EMAIL' }],
  ['everyone, the newest first', { sort: 'NEWEST' }],
  ['the few who are blocked', { status: 'BLOCKED' }],
  ['the few admins', { role: 'ADMIN' }],
  ['a name in kanji', { name: '佐伯' }],
  ['a part of an email', { email: 'user777' }],
])('a page of users scans no whole table: %s', async (_name, filter, language = 'en') => {
  const { text, maxRead } = await planOf(selectSlice(listUsers({ sort: 'NAME', ...filter }, language), PAGE));
  expect(text).not.toMatch(/Seq Scan on (users|user_details|audit_entries)\b/);
  expect(maxRead).toBeLessThan(2_000);
});

test.each([
  ['of everything', {}],
  ['of blocks', { action: 'USER_BLOCKED' }],
  ['of one file', { importId: '0199a1c2-0000-7000-8000-000000130001' }],
  ['of one user', { search: 'user1001@' }],
] as const)('a page of the log %s scans no whole table', async (_name, filter) => {
  const { text } = await planOf(selectSlice(listAuditEntries(filter, 'JST'), PAGE));
  expect(text).not.toMatch(/Seq Scan on (users|user_details|audit_entries)\b/);
});
