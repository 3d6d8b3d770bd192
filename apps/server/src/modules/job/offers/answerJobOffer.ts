import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { ApplicationStage } from '../../../pipeline/transitions.ts';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import { checkReason } from '../pipeline/checkReason.ts';
import { lockApplicationOf } from '../pipeline/lockApplicationOf.ts';
import { moveApplication, transitionFrom } from '../pipeline/moveApplication.ts';
import { HAS_OTHER_ACCEPTED_OFFER } from './offerStatus.ts';

export type OfferStatusRequest = Body<typeof manifest.job.updateJobOfferStatus>;

export interface AnsweredOffer {
  readonly kind: 'JOB' | 'INTERNSHIP';
  readonly company: string;
}

interface OfferToAnswer {
  readonly status: 'OFFERED' | 'ACCEPTED' | 'DENIED';
  readonly isExpired: boolean;
  readonly kind: 'JOB' | 'INTERNSHIP';
  readonly applicationId: string;
  readonly jobId: string;
  readonly companyName: string;
  readonly companyNameJp: string | null;
  readonly stage: ApplicationStage;
}

/**
 * Answers an offer. The database prevents a second accepted offer, also for concurrent answers.
 * @throws Problem NOT_FOUND for an offer of another student; TRANSITION_NOT_ALLOWED for an answered offer;
 * OFFER_EXPIRED; OFFER_ALREADY_ACCEPTED with the id of the accepted one; VALIDATION_FAILED for a reason or a note
 */
export async function answerJobOffer(
  transaction: Transaction<Database>,
  { jobOfferId, action, reason, note }: OfferStatusRequest,
  { userId, language }: { readonly userId: string; readonly language: Language },
  now: Date,
): Promise<AnsweredOffer> {
  await lockAccount(transaction, userId);
  const offer = await lockOffer(transaction, jobOfferId, userId, now);
  const { applicationId, isExpired, jobId, kind, stage, status } = offer;
  if (status !== 'OFFERED') throw new Problem('TRANSITION_NOT_ALLOWED', { situation: `offer${status}` });
  if (isExpired)
    throw new Problem('OFFER_EXPIRED', kind === 'INTERNSHIP' ? { situation: 'internshipExpired' } : {});
  const transition = transitionFrom(stage, action, 'STUDENT');
  checkReason(transition, { reason, note });
  // A constraint violation aborts the transaction; the savepoint keeps it usable.
  await sql`savepoint answer`.execute(transaction);
  try {
    await moveApplication(
      transaction,
      { userId, jobId, application: { id: applicationId, stage } },
      transition,
      { actor: 'STUDENT', now, reason, note },
    );
  } catch (error) {
    if (!isSecondAcceptance(error)) throw error;
    await sql`rollback to savepoint answer`.execute(transaction);
    throw await conflict(transaction, applicationId, language);
  }
  return { kind, company: inLanguage({ language }, offer.companyName, offer.companyNameJp) };
}

async function lockOffer(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<OfferToAnswer> {
  await lockApplicationOf(transaction, 'job_offers', id, userId);
  const { rows } = await sql<OfferToAnswer>`
    select o.status, o.expires_at < ${now.toISOString()}::timestamptz as "isExpired",
      a.id as "applicationId", a.job_id as "jobId", a.kind, a.stage,
      c.name as "companyName", c.name_jp as "companyNameJp"
    from job_offers o join applications a on a.id = o.application_id
      join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    where o.id = ${id}`.execute(transaction);
  const [offer] = rows;
  if (offer === undefined) throw new Problem('NOT_FOUND');
  return offer;
}

/** Whether the database refused a second accepted offer (PostgreSQL, appendix A, "unique_violation"). */
function isSecondAcceptance(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'constraint' in error &&
    error.constraint === 'applications_one_accepted_offer'
  );
}

async function conflict(
  transaction: Transaction<Database>,
  applicationId: string,
  language: Language,
): Promise<Problem> {
  const { rows } = await sql<{ id: string | null; name: string; nameJp: string | null }>`
    select o.id, c.name, c.name_jp as "nameJp"
    from applications a join applications b on ${HAS_OTHER_ACCEPTED_OFFER} join jobs j on j.id = b.job_id
      join companies c on c.id = j.company_id left join job_offers o on o.application_id = b.id
    where a.id = ${applicationId}`.execute(transaction);
  const [accepted] = rows;
  if (accepted === undefined) return new Problem('OFFER_ALREADY_ACCEPTED');
  const { id, name, nameJp } = accepted;
  return new Problem('OFFER_ALREADY_ACCEPTED', {
    situation: 'anotherOfferAccepted',
    situationValues: { company: inLanguage({ language }, name, nameJp) },
    ...(id === null ? {} : { conflictingId: id }),
  });
}
