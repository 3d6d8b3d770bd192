import type { Insertable, Transaction } from 'kysely';
import type { ApplicationEventsTable, Database } from '../../../platform/database/schema.ts';

/** A transition that was made. */
export type TransitionEvent = Omit<Insertable<ApplicationEventsTable>, 'id'>;

/** What follows from every transition, whoever made it, in the transaction that makes it: its line of the timeline. */
export async function afterTransition(
  transaction: Transaction<Database>,
  event: TransitionEvent,
): Promise<void> {
  await transaction.insertInto('application_events').values(event).execute();
}
