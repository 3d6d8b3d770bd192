import { randomUUID } from 'node:crypto';
import { manifest } from '@michi/api/manifest';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { addAnswer } from '../../../test/addAnswer.ts';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';
import { present } from '../../../test/present.ts';
import {
  expectCurrent,
  forgetful,
  readAll,
  refetches,
  remembered,
  type Refetch,
} from '../../../test/rememberedResponses.ts';
import { beginSession } from '../auth/sessions.ts';
import { nextOfTable } from './moments.ts';
import { readOwnSources } from './ownSources.ts';
import { isShared, type SharedTable } from './sharedTables.ts';

let demo: DemoApp;
/** Jobs that every student may see: some of the first student's applications, and some others. */
let jobs: readonly string[];

beforeAll(async () => {
  demo = await createDemoApp();
  demo.deps.changes.start();
  await demo.deps.changes.check();
  const { rows } = await sql<{ id: string }>`
    select j.id from jobs j left join applications a on a.job_id = j.id and a.user_id = ${demo.hana.userId}
    where j.audience = 'PUBLIC'
    order by row_number() over (partition by coalesce(a.stage, 'NONE') order by j.id), a.stage, j.id limit 4`.execute(
    demo.deps.database,
  );
  jobs = rows.map(({ id }) => id);
  const { rows: begun } = await sql<{ id: string }>`
    update jobs set entry_deadline = ${NOON}::timestamptz + interval '40 days' where id = (
      select j.id from jobs j where j.audience = 'PUBLIC' and not j.is_closed
        and not exists (select from job_favorites f where f.user_id = ${demo.hana.userId} and f.job_id = j.id)
        and not exists (select from applications a where a.user_id = ${demo.hana.userId} and a.job_id = j.id)
      order by j.id limit 1)
    returning id`.execute(demo.deps.database);
  await addAnswer(demo.deps.database, demo.hana.userId, {
    is_in_profile: false,
    job_id: present(begun[0]).id,
    question_id: randomUUID(),
  });
});

/** Tokens of both students that are valid at the time of the test. */
const tokens = async (): Promise<readonly string[]> =>
  Promise.all(
    [demo.hana, demo.alex].map(async ({ userId }) => (await beginSession(demo.deps, userId, 'FULL')).token),
  );

const all = async () => refetches(demo, await tokens(), jobs);

/** Not on a quarter of an hour, where the address of a photo changes. */
const NOON = '2026-11-20T03:00:10.000Z';

test('every response that has a source is remembered', async () => {
  demo.clock.set(NOON);
  const asked = (await all()).filter(({ operation, token }, _place, list) => {
    const isOfUniversity = /University/.test(operation.id);
    return !isOfUniversity || token === list[0]?.token;
  });
  await expect
    .poll(
      async () => {
        const known = await readAll(demo, asked);
        return asked.filter((one) => !known.includes(one)).map(({ path }) => path);
      },
      { timeout: 10_000 },
    )
    .toEqual([]);
});

test('a response from memory has the tag, and no cache may store it', async () => {
  const [token = ''] = await tokens();
  const path = '/api/job/jobs/summary';
  const first = await demo.send('GET', path, { token });
  const etag = first.headers.get('etag') ?? '';
  const again = await demo.send('GET', path, { token, headers: { 'If-None-Match': etag } });
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  expect(again.headers.get('cache-control')).toBe('no-store');
});

/** A kind of moment, and all of it in the demo data: of a shared table, or of the first student's own rows. */
type Kind = readonly [kind: string, table: SharedTable | undefined, moments: RawBuilder<unknown>];

const ofHana = (column: string) =>
  sql`select ${sql.ref(column)} from applications where user_id = ${demo.hana.userId}`;

const ofApplications = (table: string, column: string) => sql`
  select ${sql.ref(`r.${column}`)} from ${sql.table(table)} r join applications a on a.id = r.application_id
  where a.user_id = ${demo.hana.userId}`;

const ofFavorites = (moment: RawBuilder<unknown>) => sql`
  select ${moment} from job_favorites f join jobs j on j.id = f.job_id where f.user_id = ${demo.hana.userId}`;

const ofBegun = (moment: RawBuilder<unknown>) => sql`
  select ${moment} from profile_answers p join jobs j on j.id = p.job_id where p.user_id = ${demo.hana.userId}`;

const kinds = (): readonly Kind[] => [
  ['deadline of a job', 'jobs', sql`select unnest(array[entry_deadline, university_deadline]) from jobs`],
  ['posting that becomes stale', 'jobs', sql`select updated_at + interval '90 days' from jobs`],
  ['publication', 'posts', sql`select published_at from posts`],
  ['deadline of a seminar', 'seminars', sql`select open_until from seminars`],
  ['beginning of a seminar', 'seminars', sql`select starts_at from seminars`],
  ['end of a seminar', 'seminars', sql`select ends_at from seminars`],
  ['end of a held seat', 'seminars', sql`select seat_held_until from seminar_applications`],
  ['last moment of an answer', undefined, ofHana('answer_by')],
  ['date of a result', undefined, ofHana('result_expected_by')],
  ['beginning of an interview', undefined, ofApplications('interviews', 'starts_at')],
  ['end of an interview', undefined, ofApplications('interviews', 'ends_at')],
  ['end of an offer', undefined, ofApplications('job_offers', 'expires_at')],
  ['deadline of a favorite', undefined, ofFavorites(sql`j.apply_by`)],
  ['month before the deadline of a favorite', undefined, ofFavorites(sql`j.apply_by - interval '30 days'`)],
  ['deadline of a job begun', undefined, ofBegun(sql`j.apply_by`)],
  ['month before the deadline of a job begun', undefined, ofBegun(sql`j.apply_by - interval '30 days'`)],
];

/** Moments of a kind that are of no other kind of the same rows, the next first. */
async function momentsOf([name, table, moments]: Kind): Promise<readonly Date[]> {
  const others = kinds().filter((other) => other[0] !== name && other[1] === table);
  const { rows } = await sql<{ moment: string }>`
    select moment from (${moments}) one (moment)
    where moment < 'infinity' and moment > '-infinity' and moment not in (
      select moment from (${sql.join([...others.map((other) => other[2]), sql`select null::timestamptz`], sql` union all `)}) other (moment)
      where moment is not null)
    group by moment order by moment <= ${NOON}::timestamptz, moment limit 3`.execute(demo.deps.database);
  return rows.map(({ moment }) => new Date(moment));
}

test('no response is current after any kind of deadline', async () => {
  // The demo publishes nothing later.
  await sql`update posts set published_at = ${NOON}::timestamptz + interval '1 hour'
    where id = (select id from posts order by published_at desc limit 1)`.execute(demo.deps.database);
  const { database } = demo.deps;
  const moments = new Map<number, Kind>();
  for (const kind of kinds()) {
    const [name, table] = kind;
    const [first, ...later] = await momentsOf(kind);
    expect(first, name).toBeDefined();
    for (const moment of [present(first), ...later])
      expect(
        await (table === undefined
          ? readOwnSources(database, demo.hana.userId, moment.getTime()).then(({ until }) => until)
          : nextOfTable(database, table, moment)),
        name,
      ).toBe(moment.getTime());
    if (present(first).getTime() > Date.parse(NOON)) moments.set(present(first).getTime(), kind);
  }
  demo.clock.set(NOON);
  for (const [moment, [name, table]] of [...moments].toSorted(([one], [other]) => one - other)) {
    demo.clock.set(new Date(moment - 1).toISOString());
    const { token } = await beginSession(demo.deps, demo.hana.userId, 'FULL');
    const isOf = ({ operation }: Refetch) =>
      table !== undefined && demo.deps.responseTags.sources.get(operation)?.tables.includes(table) === true;
    // Those with the student's own jobs are current where it is another job's moment.
    const asked = refetches(demo, [token], jobs.slice(0, 1)).filter(
      (one) => isOf(one) || demo.deps.responseTags.sources.get(one.operation)?.hasOwnJobs === true,
    );
    expect((await readAll(demo, asked)).length, name).toBeGreaterThan(0);
    demo.clock.set(new Date(moment).toISOString());
    await demo.deps.changes.check();
    expect(remembered(demo, asked.filter(isOf)), name).toEqual([]);
    await expectCurrent(demo, asked);
  }
  demo.clock.set(NOON);
});

test("what changes with the day is forgotten at the reader's midnight", async () => {
  const readers = { hana: 'JST', alex: 'Europe/Paris' } as const;
  const compared = async (name: keyof typeof readers, midnight: string): Promise<readonly number[]> => {
    const { userId } = demo[name];
    const ofReader = demo.deps.database.updateTable('users').where('id', '=', userId);
    await ofReader.set({ timezone: readers[name] }).execute();
    const end = Date.parse(midnight);
    demo.clock.set(new Date(end - 1).toISOString());
    const { token } = await beginSession(demo.deps, userId, 'FULL');
    const asked = refetches(demo, [token], []).filter(
      ({ operation }) => demo.deps.responseTags.sources.get(operation)?.changesWith === 'DAY',
    );
    const before = await readAll(demo, asked);
    demo.clock.set(midnight);
    return [before.length, await expectCurrent(demo, asked)];
  };
  expect(await compared('hana', '2026-11-22T15:00:00.000Z')).toEqual([3, 0]);
  expect(await compared('alex', '2026-11-22T23:00:00.000Z')).toEqual([3, 0]);
  demo.clock.set(NOON);
});

test('a session that has ended gets no 304, however it was ended', async () => {
  const { token, sessionId } = await beginSession(demo.deps, demo.hana.userId, 'FULL');
  const asked = refetches(demo, [token], jobs);
  await expect.poll(async () => (await readAll(demo, asked)).length).toBeGreaterThan(20);
  await demo.deps.database
    .updateTable('sessions')
    .set({ revoked_at: demo.clock.now() })
    .where('id', '=', sessionId)
    .execute();
  await demo.deps.changes.check();
  expect(await readAll(demo, asked)).toEqual([]);
});

test('nobody gets a 304 with the token of another, or after it has expired', async () => {
  const [hana = '', alex = ''] = await tokens();
  const asked = refetches(demo, [hana], jobs);
  await expect.poll(async () => (await readAll(demo, asked)).length).toBeGreaterThan(20);
  const path = '/api/user/users/profile';
  const etag = (await demo.send('GET', path, { token: hana })).headers.get('etag') ?? '';
  const headers = { 'If-None-Match': etag };
  expect((await demo.send('GET', path, { token: hana, headers })).status).toBe(304);
  expect((await demo.send('GET', path, { token: alex, headers })).status).toBe(200);
  expect((await demo.send('GET', path, { headers })).status).toBe(401);
  expect((await demo.send('GET', path, { token: `${hana}x`, headers })).status).toBe(401);
  demo.clock.advance(15 * 60_000);
  await demo.deps.changes.check();
  expect((await demo.send('GET', path, { token: hana, headers })).status).toBe(401);
  demo.clock.set(NOON);
});

test("the reader's own write counts before its notification has arrived", async () => {
  const [token = ''] = await tokens();
  const asked = refetches(demo, [token], jobs);
  await expect.poll(async () => (await readAll(demo, asked)).length).toBeGreaterThan(20);
  demo.deps.changes.recordWrite(demo.hana.userId);
  const path = '/api/user/users/profile';
  expect(
    demo.deps.responseTags.find({
      operation: manifest.user.getProfile,
      authorization: `Bearer ${token}`,
      url: `http://localhost${path}`,
      language: 'en',
    }),
  ).toBeUndefined();
});

/** The tables that statements name, of those that exist. */
function tablesIn(statements: readonly string[], existing: ReadonlySet<string>): ReadonlySet<string> {
  const named = statements.flatMap((text) =>
    [
      ...text.matchAll(
        /\b(?:from|join|update|into)\s+"?(\w+)"?(?:\s+(?:as\s+)?"?\w+"?)?(?:\s*,\s*"?(\w+)"?)?/gi,
      ),
    ].flatMap(([, first = '', second = '']) => [first, second]),
  );
  return new Set(named.filter((name) => existing.has(name)));
}

/** Tables whose changes count for the companies and seminars that a student's own rows name. */
const BY_ROW = new Set(['companies', 'job_locations', 'jobs', 'seminars']);

/** Tables whose rows never change: a company that shows another picture changes itself. */
const NEVER_CHANGED = new Set(['pictures']);

test('every table that a remembered response reads has a trigger, and a shared one is among its sources', async () => {
  const { rows } = await sql<{ name: string; handlers: string[] }>`
    select c.relname as name, array(select distinct p.proname::text from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname like 'record_%_change') as handlers
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'changes'`.execute(
    demo.deps.database,
  );
  const handlers = new Map(rows.map((row) => [row.name, row.handlers]));
  const existing = new Set(handlers.keys());
  const [token = ''] = await tokens();
  const fresh = forgetful(demo);
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const read = new Set<string>();
    for (const { operation, path } of refetches(demo, [token], jobs)) {
      spy.mockClear();
      const response = await fresh.request(path, { headers: { Authorization: `Bearer ${token}` } });
      expect(response.status, path).toBe(200);
      const statements = spy.mock.calls.map(([statement]) => textOf(statement));
      const source = demo.deps.responseTags.sources.get(operation);
      for (const table of tablesIn(statements, existing)) {
        read.add(table);
        if (NEVER_CHANGED.has(table)) continue;
        const handler = handlers.get(table);
        expect(handler, `${path} reads ${table}`).toHaveLength(1);
        expect(handler?.[0] === `record_${table}_change`, table).toBe(isShared(table));
        if (!isShared(table)) continue;
        const isSource = source?.tables.includes(table) === true;
        const isByRow = source?.hasOwnJobs === true && BY_ROW.has(table);
        expect(isSource || isByRow, `${path} reads ${table}`).toBe(true);
      }
    }
    expect(read.size).toBeGreaterThan(20);
  } finally {
    spy.mockRestore();
  }
});

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : '';
}
