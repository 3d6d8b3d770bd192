import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Queues of the whole installation; every process reports the same. */
export interface QueueDepths {
  readonly mails: number;
  readonly oldestMailSeconds: number;
  readonly notificationsDue: number;
  /** Deleted files whose bytes are still in the store. */
  readonly discardedFiles: number;
}

/** Counting stops here, so that a scrape is equally fast with long queues. */
const MAX_COUNTED = 10_000;

export async function queueDepths(database: Kysely<Database>, now: Date): Promise<QueueDepths> {
  const { rows } = await sql<{ mails: number; oldest: string | null; due: number; discarded: number }>`
    select
      (select count(*)::int from (select from mails limit ${sql.lit(MAX_COUNTED)}) counted) as mails,
      (select created_at from mails order by id limit 1) as oldest,
      (
        select count(*)::int from (
          select from notification_deliveries
          where channel in ('PUSH', 'MAIL') and due_at <= ${now.toISOString()}
          limit ${sql.lit(MAX_COUNTED)}
        ) counted
      ) as due,
      (
        select count(*)::int from (select from discarded_files limit ${sql.lit(MAX_COUNTED)}) counted
      ) as discarded`.execute(database);
  const [row] = rows;
  const oldest = row?.oldest ?? null;
  return {
    mails: row?.mails ?? 0,
    oldestMailSeconds: oldest === null ? 0 : Math.max(0, (now.getTime() - Date.parse(oldest)) / 1000),
    notificationsDue: row?.due ?? 0,
    discardedFiles: row?.discarded ?? 0,
  };
}
