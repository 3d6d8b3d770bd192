import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { notifyOfTransition } from '../notifications/notifyOfTransition.ts';
import type { TransitionEvent } from './transitionEvent.ts';

/**
 * What follows from every transition, whoever made it, in the transaction that makes it: its line of the timeline, and
 * the student's notification. The calendar reads interviews and deadlines from their own tables.
 */
export async function afterTransition(
  transaction: Transaction<Database>,
  event: TransitionEvent,
): Promise<void> {
  await transaction.insertInto('application_events').values(event).execute();
  await notifyOfTransition(transaction, event);
}
