import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { createLog } from '../log.ts';
import type { Timer } from '../mail/timer.ts';
import { readSettings } from '../settings.ts';
import { listenForChanges, type OpenChanges } from './changeConnection.ts';
import { createChanges, deleteChanges } from './changes.ts';

const own = await createTestDatabase();
const log = createLog(readSettings({ LOG_LEVEL: 'silent' }));
const ends: (() => unknown)[] = [];
afterAll(async () => {
  await Promise.all(ends.map((end) => end()));
  await own.close();
});

const TABLES = ['locations'] as const;

/** One process of several on the database, with manual checks. */
async function startProcess(open: OpenChanges = listenForChanges(own.url)) {
  const clock = createFakeClock();
  const checks: (() => void)[] = [];
  const timer: Timer = {
    every: (_milliseconds, task) => {
      checks.push(task);
      return () => undefined;
    },
    after: () => () => undefined,
  };
  const changes = createChanges({ database: own.database, open, clock, timer, log });
  changes.start();
  ends.push(() => changes.stop());
  await changes.check();
  await vi.waitUntil(() => !changes.hasChanged(changes.position ?? 0, { tables: TABLES, ids: [] }));
  return { changes, clock, timesChecked: checks };
}

/** A connection that hears nothing. */
const openDeaf: OpenChanges = () => listenForChanges(own.url)(() => undefined);

const addUser = async (): Promise<string> => {
  const { id } = await own.database
    .insertInto('users')
    .values({ email: `c${performance.now()}@michi.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const addLocation = () =>
  own.database
    .insertInto('locations')
    .values({
      city: `Kobe ${performance.now()}`,
      city_jp: '神戸',
      region: 'Kansai',
      region_jp: '関西',
      country: 'JP',
    })
    .execute();

test('every process receives a change when it commits, and not before', async () => {
  const processes = [await startProcess(), await startProcess()];
  const userId = await addUser();
  await Promise.all(processes.map(({ changes }) => changes.check()));
  const since = processes.map(({ changes }) => changes.position ?? 0);
  const changed = () =>
    processes.map(({ changes }, place) =>
      changes.hasChanged(since[place] ?? 0, { tables: TABLES, ids: [userId] }),
    );
  expect(changed()).toEqual([false, false]);
  await own.database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('user_details')
      .values({ user_id: userId, family_name: 'A', first_name: 'B' })
      .execute();
    await Promise.all(processes.map(({ changes }) => changes.check()));
    expect(changed()).toEqual([false, false]);
  });
  await expect.poll(changed).toEqual([true, true]);
});

test('a change is counted once, by its notification or by the check', async () => {
  const { changes } = await startProcess();
  const before = changes.position ?? 0;
  const userId = await addUser();
  await expect.poll(() => changes.hasChanged(before, { tables: [], ids: [userId] })).toBe(true);
  const since = changes.position ?? 0;
  await changes.check();
  await changes.check();
  expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(false);
});

test('a lost notification is noticed by the next check, at most five seconds later', async () => {
  const { changes, clock, timesChecked } = await startProcess(openDeaf);
  const userId = await addUser();
  await changes.check();
  const since = changes.position ?? 0;
  await own.database.updateTable('users').set({ language: 'jp' }).where('id', '=', userId).execute();
  expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(false);
  // Without a check, nothing is current any more.
  clock.advance(5_000);
  expect(changes.position).toBeNull();
  expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(true);
  for (const task of timesChecked) task();
  await vi.waitUntil(() => changes.position !== null);
  expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(true);
  expect(changes.hasChanged(since, { tables: [], ids: [await addUser()] })).toBe(false);
});

test('a transaction that was open during a check is seen by the next one', async () => {
  const { changes } = await startProcess(openDeaf);
  const userId = await addUser();
  await changes.check();
  const since = changes.position ?? 0;
  await own.database.transaction().execute(async (transaction) => {
    await transaction.updateTable('users').set({ language: 'jp' }).where('id', '=', userId).execute();
    // Later transactions commit first.
    await addLocation();
    await changes.check();
    expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(false);
  });
  await changes.check();
  expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(true);
});

test('nothing is current before the start, without a connection, or after the clock was set back', async () => {
  const clock = createFakeClock();
  let isRefused = true;
  const open: OpenChanges = async (heard) => {
    if (isRefused) throw new Error('refused');
    return listenForChanges(own.url)(heard);
  };
  const timer: Timer = { every: () => () => undefined, after: () => () => undefined };
  const changes = createChanges({ database: own.database, open, clock, timer, log });
  await changes.check();
  expect(changes.position).toBeNull();
  changes.start();
  await changes.check();
  expect(changes.position).toBeNull();
  isRefused = false;
  await changes.check();
  const since = changes.position ?? 0;
  expect(since).toBeGreaterThan(0);
  clock.advance(-1);
  expect(changes.position).toBeNull();
  await changes.check();
  expect(changes.hasChanged(since, { tables: [], ids: [] })).toBe(true);
  await changes.stop();
  expect(changes.position).toBeNull();
});

test('what was known before an interruption is forgotten, and the next check connects again', async () => {
  const { changes } = await startProcess();
  const since = changes.position ?? 0;
  expect(changes.hasChanged(since, { tables: TABLES, ids: [] })).toBe(false);
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'michi changes' and datname = current_database()`.execute(own.database);
  await expect.poll(() => changes.position).toBeNull();
  await changes.check();
  const later = changes.position ?? 0;
  expect(later).toBeGreaterThan(since);
  expect(changes.hasChanged(since, { tables: [], ids: [] })).toBe(true);
  const userId = await addUser();
  await expect.poll(() => changes.hasChanged(later, { tables: [], ids: [userId] })).toBe(true);
});

test('the version of cached values moves with the tables and the user', async () => {
  const { changes, clock } = await startProcess();
  const start = changes.position ?? 0;
  const userId = await addUser();
  await expect.poll(() => changes.hasChanged(start, { tables: [], ids: [userId] })).toBe(true);
  const version = () => changes.versionOf(TABLES, clock.now());
  const before = version();
  const ofUser = changes.versionOf(TABLES, clock.now(), userId);
  await own.database.updateTable('users').set({ language: 'jp' }).where('id', '=', userId).execute();
  await expect.poll(() => changes.versionOf(TABLES, clock.now(), userId)).not.toBe(ofUser);
  expect(version()).toBe(before);
  await addLocation();
  await expect.poll(version).not.toBe(before);
  // A request that began before the change may read older rows.
  const earlier = new Date(clock.now().getTime() - 1);
  expect(changes.versionOf(TABLES, earlier)).not.toBe(version());
});

test('changes are deleted after some minutes', async () => {
  await addUser();
  await sql`update changes set changed_at = now() - interval '11 minutes'`.execute(own.database);
  await addUser();
  const before = await own.database.selectFrom('changes').selectAll().execute();
  await deleteChanges(own.database);
  expect(await own.database.selectFrom('changes').selectAll().execute()).toHaveLength(1);
  expect(before.length).toBeGreaterThan(1);
});

const addCompanies = async (count: number): Promise<readonly string[]> => {
  const rows = await own.database
    .insertInto('companies')
    .values(Array.from({ length: count }, (_, place) => ({ name: `Company ${place}`, details: '{}' })))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

test('a change of a job counts for its companies, and a statement that changes no row for nothing', async () => {
  const { changes } = await startProcess();
  const [first = '', second = '', third = ''] = await addCompanies(3);
  const { id: job } = await own.database
    .insertInto('jobs')
    .values({
      code: 'J-1',
      company_id: first,
      title: 'Engineer',
      employment_status: 'PERMANENT',
      terms: '{}',
      posted_at: new Date('2026-11-20T03:00:00.000Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changes.check();
  const move = own.database.updateTable('jobs').set({ company_id: second });
  const changedSince = (since: number) =>
    [first, second, third].map((id) => changes.hasChanged(since, { tables: [], ids: [id] }));
  const before = changes.position ?? 0;
  await move.where('id', '=', third).execute();
  await changes.check();
  expect([changes.position, changedSince(before)]).toEqual([before, [false, false, false]]);
  await move.where('id', '=', job).execute();
  await changes.check();
  expect(changedSince(before)).toEqual([true, true, false]);
});

test('a statement that changes very many companies counts for everything', async () => {
  const { changes } = await startProcess();
  const userId = await addUser();
  await changes.check();
  const since = changes.position ?? 0;
  await addCompanies(100);
  await changes.check();
  expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(false);
  await addCompanies(101);
  await changes.check();
  expect(changes.hasChanged(since, { tables: [], ids: [userId] })).toBe(true);
});
