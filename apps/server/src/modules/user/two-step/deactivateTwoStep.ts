import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { queueMail } from '../../../platform/mail/queueMail.ts';
import { route } from '../../../platform/validation/route.ts';
import { mailReader } from '../../../platform/mail/mailReader.ts';
import { successMessage } from '../successMessage.ts';
import { confirmSecondStep } from './confirmSecondStep.ts';
import { notReady } from './twoStepProblems.ts';

/** Turns the second step off, by password and code; secret and recovery codes are deleted, and the user is informed by mail. */
export function deactivateTwoStep(router: ServiceRouter): void {
  const { deps } = router;
  route(
    router,
    manifest.user.deactivateTwoStep,
  )(async ({ body, user, language, now }) => {
    await confirmSecondStep(deps, user.id, body, now);
    await deps.database.transaction().execute(async (transaction) => {
      // The recovery codes go with it.
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
