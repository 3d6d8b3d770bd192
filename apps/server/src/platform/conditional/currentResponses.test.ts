import { manifest } from '@michi/api/manifest';
import type { Operation } from '@michi/api/server';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { createDemoApp, type DemoApp } from '../../../test/demoApp.ts';
import { expectCurrent, readAll, refetches } from '../../../test/rememberedResponses.ts';
import { beginSession } from '../auth/sessions.ts';
import { RESPONSE_SOURCES } from './responseSources.ts';

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
});

/** Tokens of both students that are valid at the time of the test. */
const tokens = async (): Promise<readonly string[]> =>
  Promise.all(
    [demo.hana, demo.alex].map(async ({ userId }) => (await beginSession(demo.deps, userId, 'FULL')).token),
  );

const all = async () => refetches(await tokens(), jobs);

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
        const remembered = await readAll(demo, asked);
        return asked.filter((one) => !remembered.includes(one)).map(({ path }) => path);
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

/** Days in which most jobs and seminars of the demo data close. */
const DAYS = 40;

/** Every moment of these days in the demo data, and those that follow from one. */
async function moments(): Promise<readonly number[]> {
  const { rows } = await sql<{ moment: string }>`
    select distinct moment from (
      select unnest(array[open_until, entry_deadline, university_deadline, apply_by, apply_by - interval '30 days',
        updated_at + interval '90 days']) as moment from jobs
      union all select unnest(array[starts_at, ends_at, open_until]) from seminars
      union all select seat_held_until from seminar_applications
      union all select published_at from posts
      union all select unnest(array[starts_at, ends_at]) from interviews
      union all select expires_at from job_offers
      union all select unnest(array[answer_by, result_expected_by]) from applications
    ) every
    where moment > ${NOON}::timestamptz and moment < ${NOON}::timestamptz + make_interval(days => ${DAYS})
    order by moment`.execute(demo.deps.database);
  return rows.map(({ moment }) => Date.parse(moment));
}

function dependsOnTime(operation: Operation): boolean {
  const { tables = [], changesWith } = RESPONSE_SOURCES.get(operation) ?? {};
  return changesWith !== undefined || tables.some((table) => ['jobs', 'posts', 'seminars'].includes(table));
}

test('no response outlives a moment at which it changes', async () => {
  const later = await moments();
  expect(later.length).toBeGreaterThan(30);
  const jumps = fc.array(
    fc.record({
      moment: fc.integer({ min: 0, max: later.length - 1 }),
      before: fc.constantFrom(1, 500, 60_000),
      after: fc.constantFrom(0, 1, 60_000),
    }),
    { minLength: 8, maxLength: 8 },
  );
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(jumps, async (drawn) => {
      demo.clock.set(NOON);
      for (const { moment, before, after } of drawn.toSorted((a, b) => a.moment - b.moment)) {
        const at = later[moment] ?? 0;
        if (at - before <= demo.clock.now().getTime()) continue;
        demo.clock.set(new Date(at - before).toISOString());
        const [token = ''] = await tokens();
        const asked = refetches([token], jobs).filter(({ operation }) => dependsOnTime(operation));
        await readAll(demo, asked);
        demo.clock.set(new Date(at + after).toISOString());
        await demo.deps.changes.check();
        compared += await expectCurrent(demo, asked);
      }
    }),
    // Drawing fewer jumps would take minutes.
    { numRuns: 1, seed: 20_261_120, endOnFailure: true },
  );
  // Most responses do not change at most moments.
  expect(compared).toBeGreaterThan(20);
  demo.clock.set(NOON);
});

test('a session that has ended gets no 304, however it was ended', async () => {
  const { token, sessionId } = await beginSession(demo.deps, demo.hana.userId, 'FULL');
  const asked = refetches([token], jobs);
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
  const asked = refetches([hana], jobs);
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
  const asked = refetches([token], jobs);
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

test('every table that a remembered response reads has a trigger, and a shared one is among its sources', async () => {
  const { rows } = await sql<{ name: string; handler: string | null }>`
    select c.relname as name, (select p.proname from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid and p.proname like 'record_%_change') as handler
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'changes'`.execute(
    demo.deps.database,
  );
  const handlers = new Map(rows.map(({ name, handler }) => [name, handler]));
  const existing = new Set(handlers.keys());
  const [token = ''] = await tokens();
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const read = new Set<string>();
    for (const { operation, path } of refetches([token], jobs)) {
      spy.mockClear();
      expect((await demo.send('GET', path, { token })).status, path).toBe(200);
      const statements = spy.mock.calls.map(([statement]) => textOf(statement));
      const sources: readonly string[] = RESPONSE_SOURCES.get(operation)?.tables ?? [];
      for (const table of tablesIn(statements, existing)) {
        read.add(table);
        const handler = handlers.get(table) ?? 'none';
        if (handler === 'record_table_change') expect(sources, `${path} reads ${table}`).toContain(table);
        else expect(handler, `${path} reads ${table}`).not.toBe('none');
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
