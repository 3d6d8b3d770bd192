import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../../test/demoApp.ts';
import { present } from '../../../../test/present.ts';

let demo: DemoApp;
beforeAll(async () => {
  demo = await createDemoApp();
});

const queryOf = (search: string) => `search=${encodeURIComponent(search)}`;

const groupsFor = async (student: 'hana' | 'alex', search: string) =>
  (await demo.request(manifest.user.findRecords, 200, { token: demo[student].token, query: queryOf(search) }))
    .data;

const kindsFor = async (student: 'hana' | 'alex', search: string) =>
  (await groupsFor(student, search)).map(({ kind }) => kind);

const resultsFor = async (student: 'hana' | 'alex', search: string, kind: string) =>
  (await groupsFor(student, search)).find((group) => group.kind === kind)?.results ?? [];

const OWN_KINDS = [
  'APPLICATION',
  'INTERVIEW',
  'OFFER',
  'APPOINTMENT',
  'OWN_SEMINAR',
  'THREAD',
  'RESUME',
  'SENT_RESUME',
];

/** The users whose the records of a kind are. */
async function ownersOf(kind: string, ids: readonly string[]): Promise<readonly string[]> {
  const from: Readonly<Record<string, ReturnType<typeof sql>>> = {
    APPLICATION: sql`select id, user_id from applications`,
    INTERVIEW: sql`select i.id, a.user_id from interviews i join applications a on a.id = i.application_id`,
    OFFER: sql`select o.id, a.user_id from job_offers o join applications a on a.id = o.application_id`,
    APPOINTMENT: sql`select id, user_id from counsellings`,
    OWN_SEMINAR: sql`select seminar_id as id, user_id from seminar_applications where status <> 'CANCELLED'`,
    THREAD: sql`select thread_id as id, user_id from chat_members`,
    RESUME: sql`select id, user_id from resumes`,
    SENT_RESUME: sql`select application_id as id, user_id from resume_copies`,
  };
  const { rows } = await sql<{ user_id: string }>`
    select user_id from (${present(from[kind])}) one where id = any(${ids}::uuid[])`.execute(
    demo.deps.database,
  );
  return rows.map(({ user_id: owner }) => owner);
}

test.each([
  ['APPLICATION', ['application', 'applications', '応募', 'おうぼ', 'ｵｳﾎﾞ']],
  ['INTERVIEW', ['interview', 'Interviews', 'ＩＮＴＥＲＶＩＥＷ', '面接', 'めんせつ']],
  ['OFFER', ['offer', '内定', 'ないてい']],
  ['APPOINTMENT', ['appointment', 'counselling', '面談', 'めんだん']],
  ['OWN_SEMINAR', ['seminar', 'Seminars', 'セミナー', '説明会']],
  ['THREAD', ['message', 'chat', 'メッセージ', 'めっせーじ']],
  ['RESUME', ['resume', 'document', 'CV', '履歴書', '書類']],
  ['SENT_RESUME', ['resume', '履歴書']],
])('%s is found by its name in both languages: %j', async (kind, names) => {
  for (const name of names) {
    const results = await resultsFor('hana', name, kind);
    expect(results.length, name).toBeGreaterThan(0);
  }
});

test("own records come first, and none is another student's", async () => {
  for (const search of ['a', 'engineer', '面接', 'メッセージ', '内定', '面談', '履歴書'])
    for (const student of ['hana', 'alex'] as const) {
      const groups = await groupsFor(student, search);
      const kinds = groups.map(({ kind }) => OWN_KINDS.includes(kind));
      expect(kinds).toEqual(kinds.toSorted((one, other) => Number(other) - Number(one)));
      for (const { kind, results } of groups.filter((group) => OWN_KINDS.includes(group.kind))) {
        expect(results.length).toBeLessThanOrEqual(5);
        const owners = await ownersOf(
          kind,
          results.map(({ id }) => id),
        );
        expect(owners.length, kind).toBeGreaterThanOrEqual(results.length);
        expect(owners, kind).toContain(demo[student].userId);
        if (kind !== 'THREAD' && kind !== 'OWN_SEMINAR')
          expect(new Set(owners), kind).toEqual(new Set([demo[student].userId]));
      }
    }
});

test('a name of a kind may stand beside other words', async () => {
  const all = await resultsFor('hana', '面接', 'INTERVIEW');
  const { party } = present(all[0]);
  const found = await resultsFor('hana', `面接 ${present(party?.nameJp)}`, 'INTERVIEW');
  expect(new Set(found.map((result) => result.party?.name))).toEqual(new Set([party?.name]));
  expect(await kindsFor('hana', `面接 ${present(party?.nameJp)}`)).not.toContain('APPLICATION');
});

test('a kind that the text names comes before messages that contain it', async () => {
  const kinds = await kindsFor('hana', '履歴書');
  expect(kinds.slice(0, 2)).toEqual(['RESUME', 'SENT_RESUME']);
  expect(kinds).toContain('THREAD');
});

test('an interview has its phase, company and beginning, and those ahead come first', async () => {
  const { rows } = await sql<{ id: string }>`
    select i.id from interviews i join applications a on a.id = i.application_id
    where a.user_id = ${demo.hana.userId} and i.ends_at > ${demo.clock.now()} and i.status not in ('DENIED', 'CANCELLED')
    order by i.starts_at, i.id limit 5`.execute(demo.deps.database);
  const results = await resultsFor('hana', 'interview', 'INTERVIEW');
  expect(results.map(({ id }) => id).slice(0, rows.length)).toEqual(rows.map(({ id }) => id));
  expect(present(results[0])).toMatchObject({
    title: 'Internal interview',
    titleJp: '学内面接',
    party: { name: 'Yukari Robotics', nameJp: 'ゆかりロボティクス株式会社' },
    moment: { meaning: 'STARTS' },
    audience: null,
    categoryId: null,
  });
});

test('a conversation is found by the name of a file in it', async () => {
  const { database } = demo.deps;
  const { thread_id: threadId } = await database
    .selectFrom('chat_members')
    .select('thread_id')
    .where('user_id', '=', demo.hana.userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const { id: file } = await database
    .insertInto('files')
    .values({
      user_id: demo.hana.userId,
      name: 'Zwetschge.pdf',
      media_type: 'application/pdf',
      size: 1,
      created_at: demo.clock.now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('chat_attachments')
    .values({ file_id: file, user_id: demo.hana.userId, thread_id: threadId, sequence: 1 })
    .execute();
  expect((await resultsFor('hana', 'zwetschge', 'THREAD')).map(({ id }) => id)).toEqual([threadId]);
});

test('a conversation is found by the words of its newest message that has them, which are shown', async () => {
  const { database } = demo.deps;
  const thread = await database
    .selectFrom('chat_members as m')
    .innerJoin('chat_threads as t', 't.id', 'm.thread_id')
    .innerJoin('chat_entities as e', 'e.id', 't.entity_id')
    .select(['m.thread_id as id', 'e.name as party'])
    .where('m.user_id', '=', demo.hana.userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const before = 'お世話になっております。磯部マーケットの採用担当です。次回の日程についてご連絡いたします。';
  const texts = [`Zitrone ${'a '.repeat(200)}`, `${before}\n当日はｼﾞﾄﾛﾈと学生証をお持ちください。`];
  const sequences = [9001, 9002];
  await database
    .insertInto('chat_messages')
    .values(
      texts.map((text, index) => ({
        thread_id: thread.id,
        sequence: present(sequences[index]),
        id: crypto.randomUUID(),
        sender_type: 'COMPANY',
        sender_name: 'Isobe Market',
        text,
        sent_at: demo.clock.now().toISOString(),
      })),
    )
    .execute();
  const messageFor = async (search: string) => (await resultsFor('hana', search, 'THREAD'))[0]?.message;
  expect(await messageFor('じとろね')).toEqual({
    sequence: 9002,
    excerpt: '…次回の日程についてご連絡いたします。 当日はｼﾞﾄﾛﾈと学生証をお持ちください。',
  });
  expect((await messageFor('zitrone'))?.excerpt).toMatch(/^Zitrone( a){56}…$/);
  expect(await messageFor(thread.party)).toBeNull();
  expect(await messageFor('メッセージ')).toBeNull();
});

test('what matches by name comes before what matches by description', async () => {
  const { database } = demo.deps;
  const jobs = await database
    .selectFrom('jobs')
    .select('id')
    .where('audience', '=', 'PUBLIC')
    .where('is_closed', '=', false)
    .where('apply_by', '>', demo.clock.now().toISOString())
    .orderBy('posted_at')
    .limit(2)
    .execute();
  const [named = '', described = ''] = jobs.map(({ id }) => id);
  await sql`update jobs set search_text = search_text || ' zwiebel' where id = ${named}`.execute(database);
  await sql`update jobs set description = 'Zwiebel' where id = ${described}`.execute(database);
  expect((await resultsFor('alex', 'zwiebel', 'JOB')).map(({ id }) => id)).toEqual([named, described]);
});

test('of a university only its own students find jobs, seminars, news, courses and counsellors', async () => {
  const { database } = demo.deps;
  await sql`update jobs set search_text = search_text || ' onlyhere', is_closed = false, entry_deadline = null,
    university_deadline = null where audience = 'UNIVERSITY'`.execute(database);
  await sql`update seminars set search_text = search_text || ' onlyhere' where audience = 'UNIVERSITY'`.execute(
    database,
  );
  await sql`update posts set search_text = search_text || ' onlyhere' where audience_university_id is not null`.execute(
    database,
  );
  await sql`update courses set description = 'onlyhere' where university_id is not null`.execute(database);
  await sql`update counsellors set position = 'onlyhere'`.execute(database);
  expect(await kindsFor('hana', 'onlyhere')).toEqual(
    expect.arrayContaining(['JOB', 'SEMINAR', 'COURSE', 'COUNSELLOR', 'POST']),
  );
  expect(await kindsFor('alex', 'onlyhere')).toEqual([]);
});

test('closed jobs, cancelled seminars and posts of later are not found', async () => {
  const { database } = demo.deps;
  const mark = async (table: 'jobs' | 'seminars' | 'posts', change: ReturnType<typeof sql>) =>
    sql`update ${sql.table(table)} set search_text = search_text || ' withdrawn ${sql.raw(table)}', ${change}`.execute(
      database,
    );
  await mark('jobs', sql`is_closed = true`);
  await mark('seminars', sql`cancelled_at = ${demo.clock.now()}`);
  await mark('posts', sql`published_at = ${demo.clock.now()}::timestamptz + interval '1 day'`);
  const kinds = await kindsFor('hana', 'withdrawn');
  for (const kind of ['JOB', 'SEMINAR', 'POST']) expect(kinds).not.toContain(kind);
});

test.each([
  '%',
  '_',
  '\\',
  "'",
  '.*',
  '(',
  '[a',
  'a{1000000}',
  '\\y',
  '***:a',
  '|',
  '"',
  '🦊',
  '株',
  '・',
  'a.i',
])('the text %s is looked for as it is', async (search) => {
  const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from applications a join jobs j on j.id = a.job_id
      where a.user_id = ${demo.hana.userId} and (a.applied_at is not null or a.stage <> 'WITHDRAWN')
        and strpos(j.search_text || ' ' || lower(j.code), ${search}) > 0`.execute(demo.deps.database);
  const found = await resultsFor('hana', search, 'APPLICATION');
  expect(found).toHaveLength(Math.min(5, present(rows[0]).count));
});

test('a text that is missing or too long names the parameter, and one without letters finds nothing', async () => {
  const { token } = demo.hana;
  const send = (search: string) => demo.send('GET', `/api/user/users/search?${queryOf(search)}`, { token });
  for (const search of ['', 'a'.repeat(201), 'a'.repeat(100_000)]) {
    const { status, body } = await send(search);
    expect([status, body], `${search.length}`).toMatchObject([
      422,
      { fields: { search: expect.any(String) } },
    ]);
  }
  for (const search of [' ', '　']) expect((await send(search)).body).toEqual({ data: [] });
  expect((await demo.send('GET', '/api/user/users/search?search=a')).status).toBe(401);
});

test('a search is one statement for own records and two for the others, as for a page', async () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    for (const search of ['robot', 'こ', '企業 面接']) {
      spy.mockClear();
      await groupsFor('hana', search);
      const statements = spy.mock.calls.flatMap(([statement]: readonly unknown[]) =>
        typeof statement === 'object' && statement !== null && 'text' in statement
          ? [String(statement.text)]
          : [],
      );
      const searching = statements.filter((text) => text.includes('row_number() over ()'));
      const planned = searching.filter((text) => text.includes('planned for its values'));
      expect([searching.length, planned.length], search).toEqual([3, 1]);
      expect(statements.length).toBeLessThanOrEqual(5);
    }
  } finally {
    spy.mockRestore();
  }
});
