import type { ServiceRouter } from '../../../platform/appContext.ts';
import { activateTwoStep } from './activateTwoStep.ts';
import { createRecoveryCodes } from './createRecoveryCodes.ts';
import { createTwoStep } from './createTwoStep.ts';
import { deactivateTwoStep } from './deactivateTwoStep.ts';

/** The second step of logging in: an authenticator app (TOTP, RFC 6238) and recovery codes. */
export function twoStep(router: ServiceRouter): void {
  for (const resource of [createTwoStep, activateTwoStep, deactivateTwoStep, createRecoveryCodes])
    resource(router);
}
