import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';
import { successMessage } from '../successMessage.ts';
import { confirmSecondStep } from './confirmSecondStep.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { storeRecoveryCodes } from './storeRecoveryCodes.ts';
import { notReady } from './twoStepProblems.ts';

/** New recovery codes, by password and code; those before are void. */
export function createRecoveryCodes(router: ServiceRouter): void {
  const { deps } = router;
  route(
    router,
    manifest.user.createRecoveryCodes,
  )(async ({ body, user, language, now }) => {
    await confirmSecondStep(deps, user.id, body, now);
    const recovery = await newRecoveryCodes(deps.random);
    await deps.database.transaction().execute(async (transaction) => {
      // Holds the row, so that of two requests at once the codes of one stand and not a mixture.
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
