import { normalizeText } from '@michi/api/text';
import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import { lockAccount } from '../../../platform/auth/lockAccount.ts';
import { anyOf } from '../../../platform/database/anyOf.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { shortMoment } from '../../../platform/notifications/shortMoment.ts';
import type { Language } from '../../../platform/problem/language.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { checkOwnOffer } from '../../job/index.ts';
import { notifyStudent } from '../notifications/counsellingNotices.ts';
import { bookableTime } from '../slots/bookableDays.ts';
import { counsellorTimes, fairOrder, isFree, isStudentFree } from '../slots/counsellorTimes.ts';
import { readRules } from './readRules.ts';
import { checkCounsellor } from './checkCounsellor.ts';
import { takeTime } from './takeTime.ts';

export type CounsellingRequest = Body<typeof manifest.university.createCounselling>;

export interface Booker {
  readonly id: string;
  readonly universityId: string;
  readonly timezone: string;
  readonly language: Language;
}

/**
 * Books an appointment. The database decides which of several concurrent requests gets the slot.
 * @returns its id
 * @throws Problem NOT_FOUND for a counsellor of another university, BOOKING_CLOSED, SLOT_TAKEN, or VALIDATION_FAILED
 * for a time that is no slot or overlaps the student's own appointment, and for files or an offer of another student
 */
export async function bookCounselling(
  transaction: Transaction<Database>,
  request: CounsellingRequest,
  booker: Booker,
  now: Date,
): Promise<string> {
  await lockStudent(transaction, booker.id);
  if (request.counsellorId !== null)
    await checkCounsellor(transaction, request.counsellorId, booker.universityId);
  await checkRules(transaction, booker, now);
  const startsAt = new Date(request.startsAt);
  const { style, topic } = request;
  const time = { startsAt, topic, style, counsellorId: request.counsellorId ?? undefined };
  const offers = await offersAt(transaction, time, booker, now);
  const files = [...new Set(request.fileIds ?? [])];
  const resumes = [...new Set(request.resumeIds ?? [])];
  await checkResumes(transaction, resumes, booker.id);
  if (request.jobOfferId !== undefined) await checkOwnOffer(transaction, request.jobOfferId, booker.id, null);
  for (const offer of offers.filter((one) => one.isFree)) {
    const id = await takeTime(transaction, () =>
      insertCounselling(transaction, request, offer, booker.id, now),
    );
    if (id === undefined) continue;
    await attach(transaction, id, { files, resumes }, booker.id);
    await notifyStudent(transaction, id, 'booked', now);
    return id;
  }
  throw new Problem('SLOT_TAKEN');
}

/** Serializes the bookings of a student, so that their limits hold. */
export async function lockStudent(transaction: Transaction<Database>, userId: string): Promise<void> {
  await lockAccount(transaction, userId);
  await transaction
    .selectFrom('students')
    .select('id')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function checkRules(
  transaction: Transaction<Database>,
  { id, language, timezone }: Booker,
  now: Date,
): Promise<void> {
  const rules = await readRules(transaction, id, now);
  if (rules.closedUntil !== null)
    throw new Problem('BOOKING_CLOSED', {
      situation: 'missedAppointments',
      situationValues: {
        missed: rules.missedLimit,
        days: rules.missedDays,
        moment: shortMoment(new Date(rules.closedUntil), timezone, language),
      },
    });
  if (rules.upcoming >= rules.upcomingLimit)
    throw new Problem('BOOKING_CLOSED', {
      situation: 'tooManyAppointments',
      situationValues: { maximum: rules.upcomingLimit },
    });
}

interface Offer {
  readonly counsellorId: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isFree: boolean;
  readonly isStudentFree: boolean;
}

export interface RequestedTime {
  readonly startsAt: Date;
  readonly counsellorId?: string | undefined;
  readonly topic?: string;
  readonly style: 'ONLINE' | 'OFFLINE';
}

/**
 * The counsellors who offer a slot, free or taken, in the order in which they are tried.
 * @throws Problem VALIDATION_FAILED on `startsAt` for a time that is no slot or overlaps the student's own appointment
 */
export async function offersAt(
  transaction: Transaction<Database>,
  { startsAt, ...requested }: RequestedTime,
  { id: userId, timezone, universityId }: Pick<Booker, 'id' | 'timezone' | 'universityId'>,
  now: Date,
  movedId?: string,
): Promise<readonly Offer[]> {
  const bookable = bookableTime(timezone, now);
  if (startsAt < bookable.from || startsAt >= bookable.before)
    throw invalidFields({ startsAt: 'slotUnknown' });
  const moment = { from: startsAt, before: new Date(startsAt.getTime() + 1) };
  const { rows } = await sql<Offer>`
    select t.counsellor_id as "counsellorId", t.starts_at as "startsAt", t.ends_at as "endsAt",
      ${isFree('t', movedId)} as "isFree", ${isStudentFree('t', userId, movedId)} as "isStudentFree"
    from (${counsellorTimes({ universityId, ...requested }, moment)}) t join counsellors c on c.id = t.counsellor_id
    order by ${fairOrder('c', now)}`.execute(transaction);
  if (rows.length === 0) throw invalidFields({ startsAt: 'slotUnknown' });
  const offers = rows.filter((offer) => offer.isStudentFree);
  if (offers.length === 0) throw invalidFields({ startsAt: 'slotOverlapsOwn' });
  return offers;
}

async function insertCounselling(
  transaction: Transaction<Database>,
  { jobOfferId, question, style, topic }: CounsellingRequest,
  { counsellorId, endsAt, startsAt }: Offer,
  userId: string,
  now: Date,
): Promise<string> {
  const questionText = normalizeText(question ?? '', 'NFC').trim();
  const { id } = await transaction
    .insertInto('counsellings')
    .values({
      user_id: userId,
      counsellor_id: counsellorId,
      topic,
      style,
      starts_at: startsAt,
      ends_at: endsAt,
      question: questionText === '' ? null : questionText,
      job_offer_id: jobOfferId ?? null,
      booked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function checkResumes(
  transaction: Transaction<Database>,
  ids: readonly string[],
  userId: string,
): Promise<void> {
  if (ids.length === 0) return;
  const own = await transaction
    .selectFrom('resumes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', anyOf(ids))
    .execute();
  const known = new Set(own.map(({ id }) => id));
  const index = ids.findIndex((id) => !known.has(id.toLowerCase()));
  if (index !== -1) throw invalidFields({ [`resumeIds.${index}`]: 'ownResume' });
}

async function attach(
  transaction: Transaction<Database>,
  counsellingId: string,
  { files, resumes }: { readonly files: readonly string[]; readonly resumes: readonly string[] },
  userId: string,
): Promise<void> {
  if (resumes.length > 0)
    await transaction
      .insertInto('counselling_resumes')
      .values(resumes.map((id, position) => ({ counselling_id: counsellingId, resume_id: id, position })))
      .execute();
  for (const [position, id] of files.entries()) {
    const { numUpdatedRows } = await transaction
      .updateTable('counselling_files')
      .set({ counselling_id: counsellingId, position })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('counselling_id', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw invalidFields({ [`fileIds.${position}`]: 'ownCounsellingFile' });
  }
}
