import { manifest } from '@michi/api/manifest';
import type { ServiceRouter } from '../../../platform/appContext.ts';
import { route } from '../../../platform/validation/route.ts';
import { confirmPassword } from './confirmPassword.ts';
import { isTwoStepOn } from './isTwoStepOn.ts';
import { sealSecret } from './sealedSecret.ts';
import { newSecret, setupUri } from './totp.ts';
import { alreadyOn, emailNotVerified } from './twoStepProblems.ts';

/**
 * Begins setting up two-step verification: a new secret for an authenticator app, which invalidates an earlier one.
 * Codes are required only after `activateTwoStep`. The email must be verified, so that mails about it reach the owner.
 */
export function createTwoStep(router: ServiceRouter): void {
  const { deps } = router;
  route(router, manifest.user.createTwoStep, async ({ body, user, now }) => {
    if (await isTwoStepOn(deps.database, user.id)) throw alreadyOn();
    await confirmPassword(deps, user.id, body.password);
    const { email, email_verified_at } = await deps.database
      .selectFrom('users')
      .select(['email', 'email_verified_at'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (email_verified_at === null) throw emailNotVerified();
    const secret = newSecret(deps.random);
    const sealed = { secret: sealSecret(deps.secretBox, secret, user.id), created_at: now };
    const saved = await deps.database
      .insertInto('two_step')
      .values({ user_id: user.id, ...sealed })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(sealed).where('two_step.activated_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    // Another tab has activated it meanwhile.
    if (saved === undefined) throw alreadyOn();
    return { status: 200, body: { data: { secret, uri: setupUri(secret, email) } } };
  });
}
