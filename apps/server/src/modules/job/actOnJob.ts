import type { Body, manifest } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import { findTransition, type ApplicationStage, type Transition } from '../../pipeline/transitions.ts';
import type { Database } from '../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../platform/problem/problem.ts';
import { eligibilityRule } from './eligibility.ts';
import { jobJson } from './jobJson.ts';
import { visibleTo } from './showJob.ts';
import type { Viewer } from './viewer.ts';

/** An action and what goes with it (job contract, `JobActionRequest`). */
export type JobActionRequest = Body<typeof manifest.job.actOnJob>;

interface JobToActOn {
  readonly isClosed: boolean;
  readonly isFull: boolean;
  readonly isNotForStudent: boolean;
  readonly resultDays: number | null;
}

interface ApplicationNow {
  readonly id: string;
  readonly stage: ApplicationStage;
  readonly applied_at: string | null;
}

const MILLISECONDS_A_DAY = 24 * 60 * 60 * 1000;

/**
 * Does what a student asks with a job, in the transaction given.
 * Applying again to a job that was applied to changes nothing, whoever comes first.
 * @returns the job as it stands now, as JSON text
 * @throws Problem NOT_FOUND, JOB_CLOSED, JOB_FULL, NOT_ELIGIBLE, TRANSITION_NOT_ALLOWED, or VALIDATION_FAILED
 *   for a reason that is missing or makes no sense
 */
export async function actOnJob(
  transaction: Transaction<Database>,
  jobId: string,
  request: JobActionRequest,
  viewer: Viewer,
  now: Date,
): Promise<string> {
  const job = await findJob(transaction, jobId, viewer, now);
  if (request.action === 'favorite') {
    await transaction
      .insertInto('job_favorites')
      .values({ user_id: viewer.id, job_id: jobId, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else if (request.action === 'unfavorite') {
    await transaction
      .deleteFrom('job_favorites')
      .where('user_id', '=', viewer.id)
      .where('job_id', '=', jobId)
      .execute();
  } else {
    await moveApplication(transaction, jobId, job, request, viewer, now);
  }
  const { rows } = await sql<{ job: string }>`
    select ${jobJson('j', viewer, now)}::text as job from jobs j where j.id = ${jobId}`.execute(transaction);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.job;
}

async function findJob(
  transaction: Transaction<Database>,
  jobId: string,
  viewer: Viewer,
  now: Date,
): Promise<JobToActOn> {
  const rule = eligibilityRule('j', viewer, now);
  const { rows } = await sql<JobToActOn>`
    select ${rule.isClosed} as "isClosed", ${rule.isFull} as "isFull",
      ${rule.isOtherYear} or ${rule.isOtherUniversity} as "isNotForStudent",
      coalesce((j.terms ->> 'resultWithinDays')::integer, c.response_days) as "resultDays"
    from jobs j join companies c on c.id = j.company_id
    where j.id = ${jobId} and ${visibleTo(viewer)}
    for share of j`.execute(transaction);
  const [job] = rows;
  if (job === undefined) throw new Problem('NOT_FOUND');
  return job;
}

async function moveApplication(
  transaction: Transaction<Database>,
  jobId: string,
  job: JobToActOn,
  request: JobActionRequest,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  const application = await lockApplication(transaction, jobId, viewer);
  if (request.action === 'apply' && isRunning(application)) return;
  const transition = findTransition(application?.stage ?? null, request.action, 'STUDENT');
  if (transition === undefined) throw new Problem('TRANSITION_NOT_ALLOWED');
  checkReason(transition, request);
  if (transition.to === 'APPLIED') checkEligibility(job);
  const values = {
    stage: transition.to,
    stage_changed_at: now,
    answer_by: null,
    result_expected_by:
      transition.records.resultExpectedBy === true && job.resultDays !== null
        ? new Date(now.getTime() + job.resultDays * MILLISECONDS_A_DAY)
        : null,
    ...(transition.records.appliedAt === true ? { applied_at: now } : {}),
  };
  const saved =
    application === undefined
      ? await transaction
          .insertInto('applications')
          .values({ ...values, user_id: viewer.id, job_id: jobId, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
      : await transaction
          .updateTable('applications')
          .set(values)
          .where('id', '=', application.id)
          .returning('id')
          .executeTakeFirstOrThrow();
  // Another request of the same student applied in between: that application is the one.
  if (saved === undefined) return;
  await transaction
    .insertInto('application_events')
    .values({
      application_id: saved.id,
      action: transition.action,
      from_stage: application?.stage ?? null,
      stage: transition.to,
      actor: 'STUDENT',
      happened_at: now,
      reason: request.reason ?? null,
      note: request.note === undefined || request.note === '' ? null : request.note,
    })
    .execute();
}

async function lockApplication(
  transaction: Transaction<Database>,
  jobId: string,
  viewer: Viewer,
): Promise<ApplicationNow | undefined> {
  return transaction
    .selectFrom('applications')
    .select(['id', 'stage', 'applied_at'])
    .where('user_id', '=', viewer.id)
    .where('job_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether it was applied and not taken back. */
function isRunning(application: ApplicationNow | undefined): boolean {
  return application !== undefined && application.applied_at !== null && application.stage !== 'WITHDRAWN';
}

function checkEligibility(job: JobToActOn): void {
  if (job.isClosed) throw new Problem('JOB_CLOSED');
  if (job.isFull) throw new Problem('JOB_FULL');
  if (job.isNotForStudent) throw new Problem('NOT_ELIGIBLE');
}

function checkReason({ records }: Transition, { reason, note = '' }: JobActionRequest): void {
  if (records.reason === 'required' && reason === undefined) throw invalidFields({ reason: 'reason' });
  if (records.reason === 'none' && reason !== undefined) throw invalidFields({ reason: 'unknown' });
  if (reason === 'OTHERS' && note === '') throw invalidFields({ note: 'note' });
}
