import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findOwner } from './findOwner.ts';

/**
 * Ends every session of an account; their tokens become invalid at once.
 * @returns how many there were
 * @throws Refusal for an unknown email
 */
export function endSessionsOf({ database, clock }: Deps, email: string): Promise<number> {
  return database
    .transaction()
    .execute(async (transaction) =>
      endSessionsOfUser(transaction, await findOwner(transaction, email), clock.now()),
    );
}
