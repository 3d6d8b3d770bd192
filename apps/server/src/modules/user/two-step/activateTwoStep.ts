import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { endSessionsOfUser } from '../../../platform/auth/sessions.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { invalidFields } from '../../../platform/problem/problem.ts';
import { route } from '../../../platform/validation/route.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';
import { successMessage } from '../successMessage.ts';
import { newRecoveryCodes, storeRecoveryCodes } from './recoveryCodes.ts';
import { openSecret } from './sealedSecret.ts';
import { countTry, forgetTries } from './takeCode.ts';
import { normalizeCode } from './normalizeCode.ts';
import { matchingCounter } from './totp.ts';
import { alreadyOn, emailNotVerified, notReady } from './twoStepProblems.ts';

/**
 * Turns on two-step verification with a code that proves that the app has the secret: every other session ends, the
 * user is informed by mail, and gets the recovery codes this once. Of concurrent requests one succeeds.
 */
export function activateTwoStep(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.activateTwoStep, async ({ body, user, language, now }) => {
    const setup = await deps.database
      .selectFrom('two_step')
      .innerJoin('users', 'users.id', 'two_step.user_id')
      .select(['secret', 'activated_at', 'email_verified_at'])
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    if (setup === undefined) throw notReady();
    if (setup.activated_at !== null) throw alreadyOn();
    if (setup.email_verified_at === null) throw emailNotVerified();
    await countTry(deps, user.id);
    const secret = openSecret(deps.secretBox, setup.secret, user.id);
    if (secret === undefined) throw notReady();
    const counter = matchingCounter(secret, normalizeCode(body.code), now);
    if (counter === undefined) throw invalidFields({ code: 'codeWrong' });
    const recovery = await newRecoveryCodes(deps);
    await inTransaction(deps.database, async (transaction) => {
      const activated = await transaction
        .updateTable('two_step')
        .set({ activated_at: now, last_counter: counter, recovery_salt: recovery.salt })
        .where('user_id', '=', user.id)
        .where('activated_at', 'is', null)
        .where('secret', '=', setup.secret)
        .returning('user_id')
        .executeTakeFirst();
      if (activated === undefined) throw alreadyOn();
      await storeRecoveryCodes(transaction, user.id, recovery);
      await endSessionsOfUser(transaction, user.id, now, user.sessionId);
      const reader = await mailReader(transaction, user.id);
      await queueMail(transaction, { ...reader, template: 'twoStepChanged', at: now, isOn: true }, now);
    });
    await forgetTries(deps, user.id);
    deps.mailer.wake();
    return {
      status: 200,
      body: {
        data: { recoveryCodes: [...recovery.codes] },
        message: successMessage(language, 'twoStepActivated'),
      },
    };
  });
}
