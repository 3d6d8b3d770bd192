import type { Insertable, Transaction } from 'kysely';
import type { PipelineAction } from '../../../pipeline/transitions.ts';
import type { ApplicationEventsTable, Database } from '../../../platform/database/schema.ts';
import { notifyOfTransition } from '../notifications/notifyOfTransition.ts';

/** A transition that was made. */
export type TransitionEvent = Omit<Insertable<ApplicationEventsTable>, 'id' | 'action'> & {
  readonly action: PipelineAction;
};

/**
 * What follows from every transition, whoever made it, in the transaction that makes it: its line of the timeline, and
 * what the student is told. The calendar reads interviews and deadlines where they stand.
 */
export async function afterTransition(
  transaction: Transaction<Database>,
  event: TransitionEvent,
): Promise<void> {
  await transaction.insertInto('application_events').values(event).execute();
  await notifyOfTransition(transaction, event);
}
