import { sql, type RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/testDatabase.ts';
import { connect } from '../../platform/database/connection.ts';
import { feedRows } from './chatFeed.ts';
import { countMessages, messagePage } from './listMessages.ts';
import { countUnread } from './listThreads.ts';

const COUNT = 100_000;
const STUDENT = '0199a1c2-0000-7000-8000-000000000001';
const THREAD = '0199a1c2-0000-7000-8000-0000000f2001';
const thread = { id: THREAD, userId: STUDENT, lastSequence: COUNT };

let own: TestDatabase;

/** A thread of 100,000 messages. Search columns stay empty and references unchecked, since no test here reads them. */
beforeAll(async () => {
  own = await createTestDatabase();
  const patient = connect({ url: own.url, poolSize: 1, statementTimeout: 0 });
  await sql`insert into users (id, email) values (${STUDENT}, 'hana@michi.example')`.execute(
    patient.database,
  );
  await sql`
    insert into chat_threads (id, kind, desk_id, user_id, last_sequence, created_at, updated_at)
    select ${THREAD}, 'DIRECT', id, ${STUDENT}, ${COUNT}, now(), now() from chat_desks limit 1`.execute(
    patient.database,
  );
  await sql`insert into chat_members (thread_id, user_id, joined_at) values (${THREAD}, ${STUDENT}, now())`.execute(
    patient.database,
  );
  await sql`alter table chat_messages alter column search_text drop expression,
    alter column search_grams drop expression`.execute(patient.database);
  await sql`set session_replication_role = replica`.execute(patient.database);
  await sql`
    insert into chat_messages
      (id, thread_id, sequence, sender_type, sender_name, text, sent_at, search_text, search_grams)
    select gen_random_uuid(), ${THREAD}, number, 'JOBHUNTING', 'Michi', 'x', now(), '', '{}'
    from generate_series(1, ${COUNT}::int) number`.execute(patient.database);
  await sql`insert into chat_states (user_id, version) values (${STUDENT}, ${COUNT})`.execute(
    patient.database,
  );
  await sql`
    insert into chat_events (user_id, version, kind, thread_id, sequence, happened_at)
    select ${STUDENT}, number, 'MESSAGE', ${THREAD}, number, now()
    from generate_series(${COUNT - 5_000}::int, ${COUNT}::int) number`.execute(patient.database);
  await sql`vacuum analyze chat_messages, chat_events`.execute(patient.database);
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

/** Messages and events that a statement reads from tables and indexes, discarded ones included. */
async function touched(statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>`
    explain (analyze, format json) ${statement}`.execute(own.database);
  const [answer] = rows;
  if (answer === undefined) throw new Error('There is no plan.');
  let count = 0;
  const walk = (plan: Plan): void => {
    if (['chat_messages', 'chat_events'].includes(plan['Relation Name'] ?? ''))
      count += (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'];
    for (const below of plan.Plans ?? []) walk(below);
  };
  walk(answer['QUERY PLAN'][0].Plan);
  return count;
}

test.each([
  ['the end, where it opens', {}, 1],
  ['a page above the end', {}, 3],
  ['a page far above', { before: 40_001 }, 1],
  ['what was missed', { after: COUNT - 10 }, 1],
])('a thread of 100,000 messages reads no more than the page it shows: %s', async (_what, filter, page) => {
  expect(await touched(messagePage(thread, filter, { page, size: 50 }))).toBeLessThanOrEqual(50);
});

test('counting unread messages reads no message', async () => {
  expect(await countUnread(own.database, STUDENT)).toEqual({
    total: COUNT,
    company: 0,
    university: 0,
    michi: COUNT,
  });
  expect(await countMessages(own.database, thread, { before: 40_001 })).toBe(40_000);
});

test('an event reads itself and its message, and a long absence no more than one answer', async () => {
  const requested = (after: number) => feedRows([{ userId: STUDENT, after: String(after), isFirst: false }]);
  expect(await touched(requested(COUNT - 1))).toBeLessThanOrEqual(2);
  expect(await touched(requested(COUNT - 4_000))).toBeLessThanOrEqual(200);
});
