import { normalizeText } from '@michi/api/text';
import type { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../../platform/problem/problem.ts';
import { notifyStudent } from '../notifications/counsellingNotices.ts';
import { lockStudent, offersAt, type Booker } from './bookCounselling.ts';
import { changeableUntil } from './rules.ts';
import { takeTime } from './takeTime.ts';

export type CounsellingChange = Body<typeof manifest.university.updateCounselling>;

/**
 * Moves or cancels a student's appointment. The new slot is booked at once, or the old one stays.
 * @throws Problem NOT_FOUND for another student's appointment, TRANSITION_NOT_ALLOWED if it is too late, SLOT_TAKEN, or
 * VALIDATION_FAILED for a time that is no slot and for cancelling without a reason
 */
export async function changeCounselling(
  transaction: Transaction<Database>,
  id: string,
  { action, startsAt, note: given = '' }: CounsellingChange,
  booker: Booker,
  now: Date,
): Promise<void> {
  await lockStudent(transaction, booker.id);
  const { counsellorId, style } = await lockCounselling(transaction, id, booker.id, now);
  const note = normalizeText(given, 'NFC').trim();
  if (action === 'cancel') {
    if (startsAt !== undefined) throw invalidFields({ startsAt: 'unknown' });
    if (note === '') throw invalidFields({ note: 'note' });
    await transaction
      .updateTable('counsellings')
      .set({ status: 'CANCELLED', cancelled_at: now, note, revision: sql<number>`revision + 1` })
      .where('id', '=', id)
      .execute();
    await notifyStudent(transaction, id, 'cancelled', now);
    return;
  }
  if (startsAt === undefined) throw invalidFields({ startsAt: 'required' });
  const time = { startsAt: new Date(startsAt), counsellorId, style };
  const [offer] = await offersAt(transaction, time, booker, now, id);
  if (offer === undefined) throw invalidFields({ startsAt: 'slotUnknown' });
  await move(transaction, id, counsellorId, { ...offer, note: note === '' ? null : note });
  await notifyStudent(transaction, id, 'moved', now);
}

interface LockedCounselling {
  readonly counsellorId: string;
  readonly style: Database['counsellings']['style'];
}

async function lockCounselling(
  transaction: Transaction<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<LockedCounselling> {
  const row = await transaction
    .selectFrom('counsellings')
    .select(['counsellor_id', 'style', 'status', 'starts_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Problem('NOT_FOUND');
  const startsAt = new Date(row.starts_at);
  if (row.status !== 'BOOKED' || startsAt <= now)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'appointmentOver' });
  if (changeableUntil(startsAt) < now)
    throw new Problem('TRANSITION_NOT_ALLOWED', { situation: 'appointmentTooLate' });
  return { counsellorId: row.counsellor_id, style: row.style };
}

interface NewTime {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly note: string | null;
}

async function move(
  transaction: Transaction<Database>,
  id: string,
  counsellorId: string,
  { endsAt, note, startsAt }: NewTime,
): Promise<void> {
  // Prevents a deadlock of two moves to the same time.
  await transaction
    .selectFrom('counsellors')
    .select('id')
    .where('id', '=', counsellorId)
    .forNoKeyUpdate()
    .execute();
  const moved = await takeTime(transaction, () =>
    transaction
      .updateTable('counsellings')
      .set({ starts_at: startsAt, ends_at: endsAt, note, revision: sql<number>`revision + 1` })
      .where('id', '=', id)
      .execute(),
  );
  if (moved === undefined) throw new Problem('SLOT_TAKEN');
}
