import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { connect } from '../../platform/database/connection.ts';
import { chosenNotifications } from './chosenNotifications.ts';
import { clearNotifications } from './clearNotifications.ts';
import { countByState, notificationPage, type NotificationFilter } from './listNotifications.ts';
import { feedRows } from './notificationFeed.ts';
import { readState, stateOf, type NotificationState } from './notificationState.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { readNotifications, unreadAfter } from './readNotifications.ts';

const COUNT = 100_000;
const NOW = new Date('2026-11-20T03:00:00.000Z');
const STUDENT = '0199a1c2-0000-7000-8000-000000000001';

let own: TestDatabase;

/** A student with 100,000 notifications in turns of both groups, the latest a minute ago; none is read. */
beforeAll(async () => {
  own = await createTestDatabase();
  const patient = connect({ url: own.url, poolSize: 1, statementTimeout: 0 });
  await sql`insert into users (id, email) values (${STUDENT}, 'hana@michi.example'),
    ('0199a1c2-0000-7000-8000-000000000002', 'alex@michi.example')`.execute(patient.database);
  await sql`
    insert into notifications (id, user_id, notification_group, kind, title, link, created_at, sequence)
    select gen_random_uuid(), case when number % 10 = 0 then '0199a1c2-0000-7000-8000-000000000002'::uuid else ${STUDENT}::uuid end,
      case when number % 2 = 0 then 'JOBS' else 'SEMINAR' end, 'JOB_OFFER', 'Number ' || number, '/student/dashboard',
      ${NOW}::timestamptz - number * interval '1 minute', 200000 - number
    from generate_series(1, ${Math.round((COUNT * 10) / 9)}::int) number`.execute(patient.database);
  await sql`
    insert into notification_states (user_id, version, jobs_total, jobs_unread, seminar_total, seminar_unread)
    select user_id, 200000, count(*) filter (where notification_group = 'JOBS'),
      count(*) filter (where notification_group = 'JOBS'), count(*) filter (where notification_group = 'SEMINAR'),
      count(*) filter (where notification_group = 'SEMINAR')
    from notifications group by user_id`.execute(patient.database);
  await sql`vacuum analyze notifications`.execute(patient.database);
  await patient.close();
});
afterAll(() => own.close());

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Plan[];
}

/**
 * Rows that a statement reads from tables and indexes, discarded ones included, and the tables it scans sequentially.
 */
async function touched(statement: RawBuilder<unknown>): Promise<{ rows: number; wholeTables: string[] }> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>`
    explain (analyze, format json) ${statement}`.execute(own.database);
  const [answer] = rows;
  if (answer === undefined) throw new Error('There is no plan.');
  let count = 0;
  const wholeTables: string[] = [];
  const walk = (plan: Plan): void => {
    if (plan['Relation Name']?.startsWith('notification') === true)
      count += (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
    if (plan['Node Type'] === 'Seq Scan') wholeTables.push(plan['Relation Name'] ?? '');
    for (const below of plan.Plans ?? []) walk(below);
  };
  walk(answer['QUERY PLAN'][0].Plan);
  return { rows: count, wholeTables };
}

const FILTERS: readonly NotificationFilter[] = [
  {},
  { group: 'JOBS' },
  { group: 'SEMINAR' },
  { isUnread: true },
  { isUnread: false },
  { isUnread: true, group: 'SEMINAR' },
  { isUnread: false, group: 'JOBS' },
];

async function expectSmallLists(state: NotificationState): Promise<void> {
  for (const filter of FILTERS) {
    for (const page of [1, 3]) {
      const { rows, wholeTables } = await touched(
        notificationPage(STUDENT, state, filter, { page, size: 20 }),
      );
      expect(wholeTables, JSON.stringify(filter)).toEqual([]);
      // Up to four ranges are read down to the end of the page, and each row of it once more by its id and its mark.
      expect(rows, JSON.stringify([filter, page])).toBeLessThanOrEqual(4 * page * 20 + 3 * 20);
    }
  }
}

test('the list of 100,000 reads only the shown rows', async () => {
  const state = await readState(own.database, STUDENT);
  expect(countByState(state, {})).toBeGreaterThanOrEqual(COUNT);
  await expectSmallLists(state);
});

test('the badge and the question for a 304 touch one row, by its primary key', async () => {
  const compiled = stateOf(own.database, STUDENT).compile();
  const { rows } = await touched(sql`${sql.raw(compiled.sql.replace('$1', `'${STUDENT}'`))}`);
  expect(rows).toBe(1);
  const state = await readState(own.database, STUDENT);
  expect(countByState(state, { isUnread: true })).toBeGreaterThanOrEqual(COUNT);
});

test('an event reads only its own notification', async () => {
  const { rows, wholeTables } = await touched(
    feedRows([{ userId: STUDENT, after: '199998', isFirst: false }]),
  );
  expect(wholeTables).toEqual([]);
  expect(rows).toBeLessThanOrEqual(4);
});

test('marking all as read writes two marks and no notification, and lists stay as small after it', async () => {
  const latest = new Date(NOW.getTime() - 10 * 60_000);
  const { rows, wholeTables } = await touched(unreadAfter(STUDENT, 'JOBS', latest.toISOString()));
  expect([rows <= 10, wholeTables]).toEqual([true, []]);
  const versions = sql<{ count: number }>`
    select count(*)::int as count from notifications where user_id = ${STUDENT} and read_at is not null`;
  const chosen = chosenNotifications({ upTo: latest.toISOString() }, NOW);
  const changed = await inTransaction(own.database, (transaction) =>
    readNotifications(transaction, STUDENT, chosen, NOW),
  );
  expect(changed).toBeGreaterThan(COUNT - 20);
  expect((await versions.execute(own.database)).rows).toEqual([{ count: 0 }]);
  const { rows: marks } = await sql`select 1 from notification_reads`.execute(own.database);
  expect(marks).toHaveLength(2);
  const state = await readState(own.database, STUDENT);
  expect(countByState(state, { isUnread: true })).toBeLessThan(20);
  await expectSmallLists(state);
});

test('clearing all of them ends within the time a statement may take', async () => {
  const cleared = await clearNotifications(
    own.database,
    STUDENT,
    chosenNotifications({ upTo: NOW.toISOString() }, NOW),
  );
  expect(cleared).toBeGreaterThanOrEqual(COUNT);
  expect(countByState(await readState(own.database, STUDENT), {})).toBe(0);
});
