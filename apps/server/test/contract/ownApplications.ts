import { storeFile } from '../../src/platform/files/storedFiles.ts';
import { storeResumeCopy } from '../../src/platform/resume/storeResumeCopy.ts';
import type { TestApp } from '../testApp.ts';
import { ownUploadedResume } from './ownResumes.ts';
import { inTransaction } from '../../src/platform/database/inTransaction.ts';

const DAY = 24 * 60 * 60 * 1000;

/**
 * Resets the student's application to a job to a stage.
 * @returns its id
 */
async function application(
  { deps: { database }, clock }: TestApp,
  userId: string,
  jobId: string,
  stage: 'APPLIED' | 'INTERVIEW_REQUESTED' | 'OFFERED',
): Promise<string> {
  const now = clock.now();
  await database
    .deleteFrom('applications')
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .execute();
  const { id } = await database
    .insertInto('applications')
    .values({
      user_id: userId,
      job_id: jobId,
      stage,
      applied_at: now,
      stage_changed_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An interview in a week that waits for the student's answer. @returns its id */
export async function ownInterview(testApp: TestApp, userId: string, jobId: string): Promise<string> {
  const now = testApp.clock.now();
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  const { id } = await testApp.deps.database
    .insertInto('interviews')
    .values({
      application_id: await application(testApp, userId, jobId, 'INTERVIEW_REQUESTED'),
      interviewer: 'COMPANY',
      phase: 'First interview',
      status: 'REQUESTED',
      starts_at: inDays(7),
      ends_at: inDays(7.04),
      respond_by: inDays(2),
      style: 'ONLINE',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** An application that was sent with an uploaded resume. @returns its id */
export async function ownSentApplication(testApp: TestApp, userId: string, jobId: string): Promise<string> {
  const applicationId = await application(testApp, userId, jobId, 'APPLIED');
  const resumeId = await ownUploadedResume(testApp, userId);
  const copied = { userId, resumeId, reason: undefined, carrier: { applicationId } };
  await inTransaction(testApp.deps.database, (transaction) =>
    storeResumeCopy(transaction, copied, testApp.clock.now()),
  );
  return applicationId;
}

/** An offer that waits for the student's answer. @returns its id */
export async function ownOffer(testApp: TestApp, userId: string, jobId: string): Promise<string> {
  const now = testApp.clock.now();
  const applicationId = await application(testApp, userId, jobId, 'OFFERED');
  const { id } = await testApp.deps.database
    .insertInto('job_offers')
    .values({
      application_id: applicationId,
      code: `OFFER-${applicationId}`,
      status: 'OFFERED',
      sent_at: now,
      offer_date: now.toISOString().slice(0, 10),
      expires_at: new Date(now.getTime() + 7 * DAY),
      joining_date: '2027-04-01',
      position: 'Engineer',
      terms: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A file of the student that no application has. @returns its id */
export async function ownApplicationFile({ clock, deps }: TestApp, userId: string): Promise<string> {
  const bytes = new TextEncoder().encode('%PDF-1.7\n%%EOF\n');
  const file = { userId, name: 'robot.pdf', mediaType: 'application/pdf', bytes };
  const id = await storeFile(deps, file, clock.now());
  await deps.database
    .insertInto('application_files')
    .values({ file_id: id, user_id: userId, created_at: clock.now() })
    .execute();
  return id;
}
