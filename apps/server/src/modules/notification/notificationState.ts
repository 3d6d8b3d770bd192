import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Counters of a user's notifications. */
export type NotificationState = Omit<Selectable<Database['notification_states']>, 'user_id' | 'digested_on'>;

/** For a user who never had a notification. */
const NOTHING: NotificationState = {
  version: 0,
  jobs_total: 0,
  jobs_unread: 0,
  jobs_read_up_to: null,
  seminar_total: 0,
  seminar_unread: 0,
  seminar_read_up_to: null,
};

const COLUMNS = [
  'version',
  'jobs_total',
  'jobs_unread',
  'jobs_read_up_to',
  'seminar_total',
  'seminar_unread',
  'seminar_read_up_to',
] as const;

/** The state query of a user: one row by its primary key. */
export function stateOf(database: Kysely<Database>, userId: string) {
  return database.selectFrom('notification_states').select(COLUMNS).where('user_id', '=', userId);
}

export async function readState(database: Kysely<Database>, userId: string): Promise<NotificationState> {
  return (await stateOf(database, userId).executeTakeFirst()) ?? NOTHING;
}

/**
 * Locks the state of a user's notifications until the transaction ends. Every change starts here, so that counters,
 * marks and rows agree. Undefined for a user who never had a notification.
 */
export async function lockState(
  transaction: Kysely<Database>,
  userId: string,
): Promise<NotificationState | undefined> {
  return stateOf(transaction, userId).forUpdate().executeTakeFirst();
}
