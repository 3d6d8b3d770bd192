import { expect, test } from 'vitest';
import { createSmallFixture } from '../../../test/smallFixture.ts';
import { createTestApp } from '../../../test/testApp.ts';
import { STAGES, type ApplicationStage } from '../../pipeline/transitions.ts';
import { forgetStudent } from './forgetStudent.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';

const testApp = await createTestApp();
const { deps, clock } = testApp;
const { jobs, hana, alex } = await createSmallFixture(testApp);
const jobIds = [...jobs.open, jobs.closed, jobs.full];

/** Gives a user an application at every stage. */
async function applyEverywhere(userId: string): Promise<void> {
  const now = clock.now();
  await deps.database
    .insertInto('applications')
    .values(
      STAGES.map((stage, index) => ({
        user_id: userId,
        job_id: jobIds[index] ?? '',
        stage,
        applied_at: now,
        stage_changed_at: now,
        answer_by: now,
        created_at: now,
      })),
    )
    .execute();
}

async function stagesOf(userId: string): Promise<readonly ApplicationStage[]> {
  const rows = await deps.database
    .selectFrom('applications')
    .select('stage')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ stage }) => stage);
}

test('leaves at every open stage, keeps what has ended, and touches nobody else', async () => {
  for (const { userId } of [hana, alex]) await applyEverywhere(userId);
  clock.advance(60_000);
  await inTransaction(deps.database, (transaction) => forgetStudent(transaction, hana.userId, clock.now()));
  expect(await stagesOf(hana.userId)).toEqual([
    'WITHDRAWN',
    'WITHDRAWN',
    'WITHDRAWN',
    'WITHDRAWN',
    'WITHDRAWN',
    'OFFER_DENIED',
    'OFFER_ACCEPTED',
    'OFFER_DENIED',
    'UNLUCKY',
    'WITHDRAWN',
  ]);
  expect(await stagesOf(alex.userId)).toEqual(STAGES);
  const events = await deps.database
    .selectFrom('application_events')
    .select(['from_stage', 'action', 'stage', 'actor', 'happened_at'])
    .orderBy('id')
    .execute();
  const event = (from_stage: string, action: string, stage = 'WITHDRAWN') => ({
    from_stage,
    action,
    stage,
    actor: 'STUDENT',
    happened_at: clock.now().toISOString(),
  });
  expect(events).toEqual([
    event('APPLIED', 'withdraw'),
    event('RECOMMENDED', 'deny-recommendation'),
    event('INTERVIEW_REQUESTED', 'withdraw'),
    event('INTERVIEW_ACCEPTED', 'withdraw'),
    event('INTERVIEW_RESULT', 'withdraw'),
    event('OFFERED', 'deny-offer', 'OFFER_DENIED'),
  ]);
});

test('deletes hours that were not submitted, and keeps submitted ones', async () => {
  const { database } = deps;
  const { userId } = await testApp.signInStudent();
  await applyEverywhere(userId);
  const { id } = await database
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('stage', '=', 'OFFER_ACCEPTED')
    .executeTakeFirstOrThrow();
  const days = ['2026-10-29', '2026-11-01', '2026-11-07', '2026-11-08', '2026-11-29'];
  await database
    .insertInto('timesheet_days')
    .values(days.map((day) => ({ application_id: id, day, break_minutes: 0, comments: 'A word' })))
    .execute();
  await database
    .insertInto('timesheet_weeks')
    .values(
      [1, 5].map((week) => ({ application_id: id, month: '2026-11-01', week, submitted_at: clock.now() })),
    )
    .execute();
  await database
    .insertInto('timesheet_weeks')
    .values({
      application_id: id,
      month: '2026-11-01',
      week: 2,
      submitted_at: clock.now(),
      status: 'SENT_BACK',
      decided_at: clock.now(),
      reason: 'The office was closed.',
    })
    .execute();
  await inTransaction(database, (transaction) => forgetStudent(transaction, userId, clock.now()));
  const left = await database
    .selectFrom('timesheet_days')
    .select('day')
    .where('application_id', '=', id)
    .orderBy('day')
    .execute();
  expect(left.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-07', '2026-11-29']);
});
