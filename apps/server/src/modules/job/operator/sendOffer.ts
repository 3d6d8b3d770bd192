import { manifest } from '@michi/api/manifest';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { showJobOffer } from '../offers/offerJson.ts';
import { moveApplication } from '../pipeline/moveApplication.ts';
import { NO_TERMS } from '../posting/terms.ts';
import { operate, operatorTransition, type Target } from './application.ts';
import { checkRecord } from './checkRecord.ts';
import { checkInFuture, today } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

/** Missing values are taken from the job and the company, or omitted. */
export interface OfferToSend {
  readonly expiresAt: Date;
  /** Default: `JOB-CODE-01`. */
  readonly code?: string | undefined;
  /** `YYYY-MM-DD`; default: today in Japan. */
  readonly offerDate?: string | undefined;
  /** `YYYY-MM-DD`; default: the start of the job. */
  readonly joiningDate?: string | undefined;
  readonly ceremonyDate?: string | undefined;
  readonly companyAddress?: string | undefined;
  readonly companyAddressJp?: string | undefined;
  readonly representativeDirector?: string | undefined;
  readonly representativeDirectorJp?: string | undefined;
  readonly hrPhone?: string | undefined;
  readonly hrEmail?: string | undefined;
  readonly message?: string | undefined;
  readonly messageJp?: string | undefined;
  readonly feedbackMessage?: string | undefined;
  readonly feedbackMessageJp?: string | undefined;
}

/**
 * Sends an offer letter in the name of the company, on the current terms of the job.
 * @returns the id of the offer
 * @throws Refusal
 */
export async function sendOffer(
  database: Kysely<Database>,
  target: Target,
  offer: OfferToSend,
  now: Date,
): Promise<string> {
  checkInFuture('--expires-at', offer.expiresAt, now);
  return operate(database, target, async (transaction, operated) => {
    const transition = operatorTransition(operated, 'send-offer', 'COMPANY');
    const { application, jobId, student } = operated;
    if (application === undefined) throw new Refusal(null, 'There is no application.');
    const id = await insertLetter(transaction, application.id, jobId, offer, now);
    await moveApplication(transaction, { userId: student.id, jobId, application }, transition, {
      actor: 'COMPANY',
      now,
      answerBy: offer.expiresAt,
    });
    checkRecord(
      manifest.job.showJobOffer.responses[200].schema,
      await showJobOffer(transaction, id, student, now),
    );
    return id;
  });
}

interface JobOffered {
  readonly code: string;
  readonly offers: number;
  readonly startDate: string | null;
  readonly title: string;
  readonly titleJp: string | null;
  readonly locationId: string | null;
  readonly salary: string | null;
  readonly terms: string;
  readonly address: string | null;
  readonly addressJp: string | null;
  readonly representative: string | null;
  readonly representativeJp: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

async function insertLetter(
  transaction: Transaction<Database>,
  applicationId: string,
  jobId: string,
  offer: OfferToSend,
  now: Date,
): Promise<string> {
  const job = await readJob(transaction, jobId);
  const code = offer.code ?? `${job.code}-${String(job.offers + 1).padStart(2, '0')}`;
  const offerDate = offer.offerDate ?? today(now);
  const joiningDate = offer.joiningDate ?? job.startDate;
  if (joiningDate === null) throw new Refusal('--joining-date', 'is missing: the job has no start date');
  if (joiningDate < offerDate) throw new Refusal('--joining-date', 'is before the date of the offer');
  const inserted = await transaction
    .insertInto('job_offers')
    .values({
      application_id: applicationId,
      code,
      status: 'OFFERED',
      sent_at: now,
      offer_date: offerDate,
      expires_at: offer.expiresAt,
      joining_date: joiningDate,
      ceremony_date: offer.ceremonyDate ?? null,
      company_address: offer.companyAddress ?? job.address,
      company_address_jp: offer.companyAddressJp ?? job.addressJp,
      representative_director: offer.representativeDirector ?? job.representative,
      representative_director_jp: offer.representativeDirectorJp ?? job.representativeJp,
      hr_phone: offer.hrPhone ?? job.phone,
      hr_email: offer.hrEmail ?? job.email,
      position: job.title,
      position_jp: job.titleJp,
      location_id: job.locationId,
      salary: job.salary,
      terms: job.terms,
      message: offer.message ?? null,
      message_jp: offer.messageJp ?? null,
      feedback_message: offer.feedbackMessage ?? null,
      feedback_message_jp: offer.feedbackMessageJp ?? null,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted === undefined) throw new Refusal('--code', `is already used by another offer: ${code}`);
  return inserted.id;
}

async function readJob(transaction: Transaction<Database>, jobId: string): Promise<JobOffered> {
  const { rows } = await sql<JobOffered>`
    select j.code, j.start_date as "startDate", j.title, j.title_jp as "titleJp",
      (select count(*)::integer from job_offers o join applications a on a.id = o.application_id
        where a.job_id = j.id) as offers,
      (select l.location_id from job_locations l where l.job_id = j.id order by l.position limit 1) as "locationId",
      case when j.salary_currency is not null then json_build_object('minimum', j.salary_minimum,
        'maximum', j.salary_maximum, 'currency', j.salary_currency, 'period', j.salary_period)::text end as salary,
      (${JSON.stringify(NO_TERMS)}::jsonb || j.terms
        || jsonb_build_object('englishUse', j.english_use))::text as terms,
      c.details ->> 'address' as address, c.details ->> 'addressJp' as "addressJp",
      c.details ->> 'representative' as representative, c.details ->> 'representativeJp' as "representativeJp",
      c.details ->> 'phone' as phone, c.details ->> 'email' as email
    from jobs j join companies c on c.id = j.company_id
    where j.id = ${jobId}`.execute(transaction);
  const [job] = rows;
  if (job === undefined) throw new Refusal('--job', 'no longer exists');
  return job;
}
