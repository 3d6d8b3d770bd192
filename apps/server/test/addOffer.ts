import type { Kysely } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';

export interface OfferToAdd {
  readonly userId: string;
  readonly companyId: string;
  readonly code: string;
  readonly now: Date;
}

/** Gives a student an open offer of a company for the job of a planner. @returns its id */
export async function addOffer(
  database: Kysely<Database>,
  { userId, companyId, code, now }: OfferToAdd,
): Promise<string> {
  const { id: jobId } = await database
    .insertInto('jobs')
    .values({
      code: `J-${code}`,
      company_id: companyId,
      title: 'Planner',
      employment_status: 'PERMANENT',
      posted_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: applicationId } = await database
    .insertInto('applications')
    .values({
      user_id: userId,
      job_id: jobId,
      stage: 'OFFERED',
      applied_at: now,
      stage_changed_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await database
    .insertInto('job_offers')
    .values({
      application_id: applicationId,
      code,
      status: 'OFFERED',
      sent_at: now,
      offer_date: '2026-11-20',
      expires_at: '2026-12-04T08:00:00.000Z',
      joining_date: '2027-04-01',
      position: 'Planner',
      position_jp: '企画職',
      terms: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
