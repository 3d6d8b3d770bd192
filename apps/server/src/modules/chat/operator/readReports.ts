import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { oneLine } from '../../../platform/mail/oneLine.ts';
import { operatorMoment } from '../../../platform/operator/moments.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';

const MAX_REPORTS = 100;

/** Unhandled reports, the oldest first, as lines for the operator. */
export async function readReports(database: Kysely<Database>): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('chat_reports as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('chat_threads as t', 't.id', 'r.thread_id')
    .innerJoin('chat_entities as e', 'e.id', 't.entity_id')
    .select([
      'r.reported_at',
      'r.thread_id',
      'r.reason',
      'r.note',
      'r.sequence',
      'r.sender_name',
      'r.message_text',
      'u.email',
      'e.name',
      'e.type',
    ])
    .where('r.handled_at', 'is', null)
    .orderBy('r.reported_at')
    .limit(MAX_REPORTS)
    .execute();
  if (rows.length === 0) return ['Nothing has been reported.'];
  return rows.flatMap((row) => [
    `${operatorMoment(row.reported_at)} ${row.reason}: ${row.email} about ${row.name} (${row.type}), thread ${row.thread_id}`,
    ...(row.note === null ? [] : [`  note: ${oneLine(row.note)}`]),
    ...(row.sequence === null
      ? []
      : [
          `  message ${row.sequence} of ${row.sender_name ?? '-'}: ${oneLine(row.message_text ?? '(no text)')}`,
        ]),
  ]);
}

/**
 * Marks the reports of a thread as handled, and returns how many there were.
 * @throws Refusal if there are none
 */
export async function handleReports(
  database: Kysely<Database>,
  threadId: string,
  now: Date,
): Promise<number> {
  const rows = await database
    .updateTable('chat_reports')
    .set({ handled_at: now })
    .where('thread_id', '=', threadId)
    .where('handled_at', 'is', null)
    .returning('user_id')
    .execute();
  if (rows.length === 0) throw new Refusal('--handled', 'is not a thread with an open report');
  return rows.length;
}
