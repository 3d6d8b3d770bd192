import type { Insertable } from 'kysely';
import { z } from 'zod';
import type { Database } from '../src/platform/database/schema.ts';
import type { Calendar } from './calendar.ts';
import type { MadeCompany } from './makeCompanies.ts';
import type { MadeJob } from './makeJobs.ts';
import { seedId } from './seedId.ts';

/** An offer of the demo with its letter. */
export type MadeOffer = Insertable<Database['job_offers']> & { readonly id: string };

/** Inputs of a demo offer. */
export interface OfferParts {
  readonly calendar: Calendar;
  readonly company: MadeCompany;
  readonly job: MadeJob;
  readonly applicationId: string;
  /** The number of the application. */
  readonly number: number;
  /** Days from today on which it was sent. */
  readonly day: number;
  readonly sentAt: Date;
  /** Days from today until the offer expires. */
  readonly expiresIn: number;
}

/** An offer as a company sends it: on the terms of the job. */
export function makeOffer(parts: OfferParts): MadeOffer {
  const { applicationId, calendar, company, day, expiresIn, job, number, sentAt } = parts;
  const { row } = job;
  const { address, addressJp, email, phone, representative, representativeJp } = company.details;
  const joiningDate = row.start_date ?? `${calendar.graduationYear}-04-01`;
  const isInternship = row.kind === 'INTERNSHIP';
  return {
    id: seedId('offer', 0x1000 + number),
    application_id: applicationId,
    code: `${row.code}-01`,
    status: 'OFFERED',
    sent_at: sentAt,
    offer_date: calendar.day(day),
    expires_at: calendar.at(expiresIn, 17),
    joining_date: joiningDate,
    ceremony_date: isInternship ? null : joiningDate,
    company_address: address,
    company_address_jp: addressJp,
    representative_director: representative,
    representative_director_jp: representativeJp,
    hr_phone: phone,
    hr_email: email,
    position: row.title,
    position_jp: row.title_jp ?? null,
    location_id: job.locationIds[0] ?? null,
    salary: JSON.stringify({
      minimum: row.salary_minimum,
      maximum: row.salary_maximum,
      currency: row.salary_currency,
      period: row.salary_period,
    }),
    terms: offeredTerms(row),
    message: isInternship
      ? 'We look forward to working with you on the terms below.'
      : 'We are pleased to offer you a place on the terms below.',
    message_jp: isInternship
      ? '下記の条件で、インターンシップへの参加をご案内いたします。'
      : '下記の条件で採用内定をご通知いたします。',
    feedback_message: 'We remember how carefully you listened before you answered.',
    feedback_message_jp: 'よく聞いてからお答えになる姿が印象に残りました。',
  };
}

/** The terms of the job's posting; the required English is a separate column. */
function offeredTerms({ terms = '{}', english_use }: MadeJob['row']): string {
  const others = z.record(z.string(), z.unknown()).parse(JSON.parse(terms));
  return JSON.stringify({ ...others, englishUse: english_use ?? null });
}
