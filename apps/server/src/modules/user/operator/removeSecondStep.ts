import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { findOwner } from './findOwner.ts';

/**
 * Turns off two-step verification for an owner who has lost the app and the recovery codes. Every session ends, and
 * the owner is informed by mail, in case the request was not theirs. The password is still required.
 * @throws Refusal for an unknown email, or an account without two-step verification
 */
export async function removeSecondStep({ database, clock, mailer }: Deps, email: string): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const userId = await findOwner(transaction, email);
    // Cascades to the recovery codes.
    const removed = await transaction
      .deleteFrom('two_step')
      .where('user_id', '=', userId)
      .where('activated_at', 'is not', null)
      .returning('user_id')
      .executeTakeFirst();
    if (removed === undefined)
      throw new Refusal(null, `Two-step verification is not on for the account ${email}.`);
    await endSessionsOfUser(transaction, userId, now);
    const reader = await mailReader(transaction, userId);
    await queueMail(transaction, { ...reader, template: 'twoStepChanged', at: now, isOn: false }, now);
  });
  mailer.wake();
}
