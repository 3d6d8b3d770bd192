import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { ApplicationStage } from '../../../pipeline/transitions.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { JsonText } from '../../../platform/json/jsonText.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { dropSentResume, storeResumeCopy } from '../../../platform/resume/storeResumeCopy.ts';
import { eligibilityRule } from '../posting/eligibility.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import { checkReason } from '../pipeline/checkReason.ts';
import { moveApplication, transitionFrom } from '../pipeline/moveApplication.ts';
import { daysAfter, resultDays } from '../pipeline/resultDays.ts';
import { visibleTo } from '../posting/showJob.ts';
import { classOf, type Viewer } from '../posting/viewer.ts';
import { lockUnsentFiles, sendFiles } from './applicationFiles.ts';
import { sentAnswers, type JobQuestion, type SentAnswer } from './sentAnswers.ts';

export type JobActionRequest = Body<typeof manifest.job.actOnJob>;

interface JobToActOn {
  readonly isClosed: boolean;
  readonly isPastUniversityDeadline: boolean;
  readonly isFull: boolean;
  readonly isNotForStudent: boolean;
  readonly resultDays: number | null;
  readonly questions: readonly JobQuestion[];
}

interface ApplicationNow {
  readonly id: string;
  readonly stage: ApplicationStage;
  readonly applied_at: string | null;
}

/**
 * Executes a student's action on a job, in the given transaction. Applying again changes nothing.
 * @throws Problem NOT_FOUND, JOB_CLOSED, UNIVERSITY_DEADLINE_PASSED, JOB_FULL, NOT_ELIGIBLE, TRANSITION_NOT_ALLOWED, or
 * VALIDATION_FAILED for a missing or unexpected reason, and for the resume of another student;
 * QUESTIONS_CHANGED or VALIDATION_FAILED for answers (`sentAnswers`)
 */
export async function actOnJob(
  transaction: Transaction<Database>,
  jobId: string,
  request: JobActionRequest,
  viewer: Viewer,
  now: Date,
): Promise<JsonText<Job>> {
  await lockAccount(transaction, viewer.id);
  const found = await findJob(transaction, jobId, viewer, now);
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
    await answerForJob(transaction, jobId, found, request, viewer, now);
  }
  return readFoundJson(
    transaction,
    jobJson('j', viewer, now),
    (selected) => sql`select ${selected} from jobs j where j.id = ${jobId}`,
  );
}

async function findJob(
  transaction: Transaction<Database>,
  jobId: string,
  viewer: Viewer,
  now: Date,
): Promise<JobToActOn> {
  const rule = eligibilityRule('j', classOf(viewer), now);
  const { rows } = await sql<JobToActOn>`
    select ${rule.isClosed} as "isClosed", ${rule.isPastUniversityDeadline} as "isPastUniversityDeadline",
      ${rule.isFull} as "isFull",
      ${rule.isOtherYear} or ${rule.isOtherField} or ${rule.isOtherUniversity} as "isNotForStudent",
      ${resultDays('j', 'c')} as "resultDays", j.questions
    from jobs j join companies c on c.id = j.company_id
    where j.id = ${jobId} and ${visibleTo(viewer)}
    for share of j`.execute(transaction);
  const [job] = rows;
  if (job === undefined) throw new Problem('NOT_FOUND');
  return job;
}

async function answerForJob(
  transaction: Transaction<Database>,
  jobId: string,
  job: JobToActOn,
  request: JobActionRequest,
  viewer: Viewer,
  now: Date,
): Promise<void> {
  const application = await lockApplication(transaction, jobId, viewer);
  if (request.action === 'apply' && isRunning(application)) return;
  if (application?.stage === 'WITHDRAWN' && application.applied_at === null && request.action !== 'apply')
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'recommendationDeclined' });
  const transition = transitionFrom(application?.stage ?? null, request.action, 'STUDENT');
  checkReason(transition, request);
  if (transition.to === 'APPLIED') checkEligibility(job);
  const answers =
    transition.to === 'APPLIED'
      ? await checkedAnswers(transaction, job.questions, request.answers ?? [], viewer.id)
      : [];
  const target = { userId: viewer.id, jobId, application };
  const applicationId = await moveApplication(transaction, target, transition, {
    actor: 'STUDENT',
    now,
    reason: request.reason,
    note: request.note,
    resultExpectedBy: daysAfter(now, job.resultDays),
  });
  if (transition.to === 'APPLIED' && applicationId !== undefined)
    await sendWithApplication(transaction, applicationId, request, answers, viewer, now);
}

/** @throws Problem as `sentAnswers` */
async function checkedAnswers(
  transaction: Transaction<Database>,
  questions: readonly JobQuestion[],
  answers: NonNullable<JobActionRequest['answers']>,
  userId: string,
): Promise<readonly SentAnswer[]> {
  const ids = answers.flatMap(({ fileId }) => fileId ?? []);
  return sentAnswers(questions, answers, await lockUnsentFiles(transaction, ids, userId));
}

/** Stores what the company receives: the answers, the reason for applying and a copy of the resume, in place of those sent before. */
async function sendWithApplication(
  transaction: Transaction<Database>,
  applicationId: string,
  { resumeId, reasonForApplying }: JobActionRequest,
  answers: readonly SentAnswer[],
  { id: userId }: Viewer,
  now: Date,
): Promise<void> {
  const reason = reasonForApplying === '' ? null : reasonForApplying;
  await dropSentResume(transaction, applicationId);
  const copied =
    typeof resumeId === 'string'
      ? await storeResumeCopy(transaction, { userId, resumeId, reason, carrier: { applicationId } }, now)
      : null;
  await sendFiles(
    transaction,
    applicationId,
    answers.flatMap(({ file }) => file?.id ?? []),
  );
  await transaction
    .updateTable('applications')
    .set({ reason_for_applying: reason ?? copied, answers: JSON.stringify(answers) })
    .where('id', '=', applicationId)
    .execute();
}

function lockApplication(
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

function isRunning(application: ApplicationNow | undefined): boolean {
  return application !== undefined && application.applied_at !== null && application.stage !== 'WITHDRAWN';
}

function checkEligibility(job: JobToActOn): void {
  if (job.isPastUniversityDeadline) throw new Problem('UNIVERSITY_DEADLINE_PASSED');
  if (job.isClosed) throw new Problem('JOB_CLOSED');
  if (job.isFull) throw new Problem('JOB_FULL');
  if (job.isNotForStudent) throw new Problem('NOT_ELIGIBLE');
}
