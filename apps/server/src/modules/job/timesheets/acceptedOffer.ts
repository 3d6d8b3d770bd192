import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { JsonText } from '../../../platform/json/jsonText.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';

/** Hours and expenses belong to it. */
export interface AcceptedOffer {
  readonly applicationId: string;
  readonly job: JsonText<Job>;
}

/**
 * The accepted offer whose work is under way, otherwise the next to begin.
 * @throws Problem FORBIDDEN for a student without an accepted offer
 */
export async function findAcceptedOffer(
  database: Kysely<Database>,
  viewer: Viewer,
  now: Date,
): Promise<AcceptedOffer> {
  const job: RawBuilder<Job> = jobJson('j', viewer, now);
  const { rows } = await sql<{ applicationId: string; job: string }>`
    select a.id as "applicationId", ${job}::text as job
    from applications a join jobs j on j.id = a.job_id
    left join job_offers o on o.application_id = a.id
    cross join lateral (
      select coalesce(o.joining_date, a.stage_changed_at::date) as begins, ${now}::timestamptz::date as today) days
    where a.user_id = ${viewer.id} and a.stage = 'OFFER_ACCEPTED'
    order by days.begins <= days.today desc, abs(days.begins - days.today), a.id
    limit 1`.execute(database);
  const [offer] = rows;
  if (offer === undefined) throw new Problem('FORBIDDEN', { situation: 'noAcceptedOffer' });
  return { applicationId: offer.applicationId, job: new JsonText(offer.job) };
}

export async function lockAcceptedOffer(
  transaction: Transaction<Database>,
  viewer: Viewer,
  now: Date,
): Promise<AcceptedOffer> {
  await lockAccount(transaction, viewer.id);
  await transaction
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', viewer.id)
    .where('stage', '=', 'OFFER_ACCEPTED')
    .forNoKeyUpdate()
    .execute();
  return findAcceptedOffer(transaction, viewer, now);
}
