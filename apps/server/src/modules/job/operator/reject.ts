import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { moveApplication } from '../pipeline/moveApplication.ts';
import { operate, operatorTransition, type Target } from './application.ts';

/**
 * Ends an application without an offer, and cancels an open interview.
 * @throws Refusal
 */
export async function reject(
  database: Kysely<Database>,
  target: Target,
  { by, note }: { readonly by: 'COMPANY' | 'UNIVERSITY'; readonly note?: string | undefined },
  now: Date,
): Promise<void> {
  await operate(database, target, async (transaction, operated) => {
    const transition = operatorTransition(operated, 'reject', by);
    const { application, jobId, student } = operated;
    await moveApplication(transaction, { userId: student.id, jobId, application }, transition, {
      actor: by,
      now,
      note,
    });
  });
}
