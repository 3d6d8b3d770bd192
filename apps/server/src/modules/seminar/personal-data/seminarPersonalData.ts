import { sql, type Transaction } from 'kysely';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { labelOf, section } from '../../../platform/personal-data/section.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };
import type { Database } from '../../../platform/database/schema.ts';
import { settleSeminar } from '../applications/settleSeminar.ts';

const MESSAGES: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the seminar service about a student: applications, favorites, and feedback. */
export const seminarPersonalData: PersonalData = {
  name: 'seminars',
  tables: ['seminar_applications', 'seminar_favorites', 'seminar_feedback'],
  async collect(database, reader) {
    const { userId } = reader;
    const named = sql`s.id as "seminarId", s.title as seminar, s.title_jp as "seminarJp"`;
    const { rows: applications } = await sql<{ status: string; cancelReason: string | null }>`
      select ${named}, a.id, s.starts_at as "startsAt", a.status, a.reason, a.invited_at as "invitedAt",
        a.applied_at as "appliedAt", a.seat_held_until as "seatHeldUntil", a.attended_at as "attendedAt",
        a.cancelled_at as "cancelledAt", a.cancel_reason as "cancelReason"
      from seminar_applications a join seminars s on s.id = a.seminar_id
      where a.user_id = ${userId} order by a.created_at, a.id`.execute(database);
    const { rows: favorites } = await sql<object>`
      select ${named}, f.created_at as "addedAt"
      from seminar_favorites f join seminars s on s.id = f.seminar_id
      where f.user_id = ${userId} order by f.created_at, s.id`.execute(database);
    const { rows: feedback } = await sql<{ texts: readonly { text: string }[] }>`
      select ${named}, b.given_at as "givenAt", b.ratings, b.texts
      from seminar_feedback b join seminar_applications a on a.id = b.application_id
      join seminars s on s.id = a.seminar_id
      where a.user_id = ${userId} order by b.given_at, s.id`.execute(database);
    const messages = MESSAGES[reader.language];
    return {
      data: { applications, favorites, feedback },
      sections: [
        section(messages.applications, applications, reader, ({ status, cancelReason }) => ({
          status: labelOf(messages.status, status),
          cancelReason: labelOf(messages.cancelReason, cancelReason),
        })),
        section(messages.favorites, favorites, reader),
        section(messages.feedback, feedback, reader, ({ texts }) => ({
          texts: texts.map(({ text }) => text),
        })),
      ],
    };
  },
};

/**
 * Runs in the transaction that deletes the account. Deletes applications, feedback and favorites; freed seats are held
 * for the next students.
 */
export async function forgetSeminars(
  transaction: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  // All locked first and in one order, so that two deletions never wait for each other.
  const { rows } = await sql<{ id: string }>`
    select s.id from seminars s
    where s.id in (select a.seminar_id from seminar_applications a where a.user_id = ${userId})
    order by s.id for no key update`.execute(transaction);
  for (const table of ['seminar_applications', 'seminar_favorites'] as const) {
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  for (const { id } of rows) await settleSeminar(transaction, id, now);
}
