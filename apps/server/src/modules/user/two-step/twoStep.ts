import type { ServiceRouter } from '../../../platform/appContext.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { activateTwoStep } from './activateTwoStep.ts';
import { createTwoStep } from './createTwoStep.ts';
import { manifest } from '@michi/api/manifest';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { confirmSecondStep } from './confirmSecondStep.ts';
import { newRecoveryCodes, storeRecoveryCodes } from './recoveryCodes.ts';
import { notReady } from './twoStepProblems.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';

/** The second step of logging in: an authenticator app (TOTP, RFC 6238) and recovery codes. */
export function twoStep(router: ServiceRouter): void {
  for (const resource of [createTwoStep, activateTwoStep, deactivateTwoStep, createRecoveryCodes])
    resource(router);
}

/** Replaces the recovery codes, with password and code. */
function createRecoveryCodes(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.createRecoveryCodes, async ({ body, user, language, now }) => {
    await confirmSecondStep(deps, user.id, body, now);
    const recovery = await newRecoveryCodes(deps);
    await inTransaction(deps.database, async (transaction) => {
      // Locks the row, so that concurrent requests do not mix their codes.
      const held = await transaction
        .updateTable('two_step')
        .set({ recovery_salt: recovery.salt })
        .where('user_id', '=', user.id)
        .where('activated_at', 'is not', null)
        .returning('user_id')
        .executeTakeFirst();
      if (held === undefined) throw notReady();
      await storeRecoveryCodes(transaction, user.id, recovery);
    });
    return {
      status: 200,
      body: {
        data: { recoveryCodes: [...recovery.codes] },
        message: successMessage(language, 'recoveryCodesMade'),
      },
    };
  });
}

/** Turns two-step verification off, with password and code, and informs the user by mail. */
function deactivateTwoStep(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.deactivateTwoStep, async ({ body, user, language, now }) => {
    await confirmSecondStep(deps, user.id, body, now);
    await inTransaction(deps.database, async (transaction) => {
      // Cascades to the recovery codes.
      const off = await transaction
        .deleteFrom('two_step')
        .where('user_id', '=', user.id)
        .where('activated_at', 'is not', null)
        .returning('user_id')
        .executeTakeFirst();
      if (off === undefined) throw notReady();
      const reader = await mailReader(transaction, user.id);
      await queueMail(transaction, { ...reader, template: 'twoStepChanged', at: now, isOn: false }, now);
    });
    deps.mailer.wake();
    return {
      status: 200,
      body: { data: { isTwoStepOn: false }, message: successMessage(language, 'twoStepDeactivated') },
    };
  });
}
