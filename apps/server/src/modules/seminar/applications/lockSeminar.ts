import { sql, type Transaction } from 'kysely';
import type { Database, SeminarApplicationStatus } from '../../../platform/database/schema.ts';
import { isUpcoming, seminarRule } from '../eligibility.ts';
import type { NamedSeminar } from '../notifications/seminarNotices.ts';
import type { Viewer } from '../viewer.ts';
import { isDue, settleSeminar } from './settleSeminar.ts';

/** A locked and settled seminar: its seats cannot change concurrently. */
export interface LockedSeminar extends NamedSeminar {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isUpcoming: boolean;
  readonly isClosed: boolean;
  readonly isOtherYear: boolean;
  readonly isOtherUniversity: boolean;
  readonly isFull: boolean;
  readonly application: { readonly id: string; readonly status: SeminarApplicationStatus } | null;
}

/**
 * Locks a seminar until the transaction ends, and settles what is due.
 * @returns undefined if it does not exist
 */
export async function lockSeminar(
  transaction: Transaction<Database>,
  seminarId: string,
  viewer: Viewer,
  now: Date,
): Promise<LockedSeminar | undefined> {
  // A separate statement, so that the following ones see what others committed while it waited for the lock.
  const locked = await sql`select from seminars where id = ${seminarId} for no key update`.execute(
    transaction,
  );
  if (locked.rows.length === 0) return undefined;
  const seminar = await read(transaction, seminarId, viewer, now);
  if (seminar?.isDue !== true) return seminar;
  await settleSeminar(transaction, seminarId, now);
  return read(transaction, seminarId, viewer, now);
}

async function read(
  transaction: Transaction<Database>,
  seminarId: string,
  viewer: Viewer,
  now: Date,
): Promise<(LockedSeminar & { readonly isDue: boolean }) | undefined> {
  const rule = seminarRule('s', viewer, now);
  const { rows } = await sql<LockedSeminar & { readonly isDue: boolean }>`
    select s.id, s.audience, s.title, s.title_jp as "titleJp", s.starts_at as "startsAt", s.ends_at as "endsAt",
      ${isUpcoming('s', now)} as "isUpcoming", ${rule.isClosed} as "isClosed", ${rule.isOtherYear} as "isOtherYear",
      ${rule.isOtherUniversity} as "isOtherUniversity", ${rule.isFull} as "isFull", ${isDue('s', now)} as "isDue",
      (select json_build_object('id', a.id, 'status', a.status) from seminar_applications a
        where a.seminar_id = s.id and a.user_id = ${viewer.id}) as application
    from seminars s where s.id = ${seminarId}`.execute(transaction);
  return rows[0];
}
