import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from '../../../platform/database/schema.ts';

/** Unique keys of `counselling_quarters`: a person has one appointment at a time. */
const KEYS = ['counselling_quarters_of_counsellor', 'counselling_quarters_of_student'];

/**
 * Writes the time of an appointment, unless the counsellor or the student has another one then; nothing is written in
 * that case, and the transaction can continue.
 * @returns undefined if the time was taken in the meantime
 */
export async function takeTime<T>(
  transaction: Transaction<Database>,
  write: () => Promise<T>,
): Promise<T | undefined> {
  // A violated key aborts the transaction; the savepoint keeps it usable.
  await sql`savepoint take_time`.execute(transaction);
  try {
    return await write();
  } catch (error) {
    if (!isTaken(error)) throw error;
    await sql`rollback to savepoint take_time`.execute(transaction);
    return undefined;
  }
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.constraint !== undefined && KEYS.includes(error.constraint)
  );
}
