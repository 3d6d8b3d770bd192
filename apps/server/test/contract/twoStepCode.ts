import { manifest } from '@michi/api/manifest';
import { appCode } from '../authenticatorApp.ts';
import type { TestApp } from '../testApp.ts';

const { createTwoStep, activateTwoStep, deactivateTwoStep, createRecoveryCodes } = manifest.user;

/** The operations that take a code of an authenticator app. */
const WITH_CODE = [activateTwoStep, deactivateTwoStep, createRecoveryCodes].map(({ id }) => id);

/**
 * A code of the app that an operation takes now, after the second step of the token's user was set up as far as it needs;
 * undefined for operations that take none.
 */
export async function twoStepCode(
  { request, clock }: TestApp,
  operationId: string,
  token: string,
  password: string,
): Promise<string | undefined> {
  if (!WITH_CODE.some((id) => id === operationId)) return undefined;
  const setup = await request(createTwoStep, 200, { token, body: { password } });
  const code = appCode(setup.data.secret, clock);
  if (operationId === activateTwoStep.id) return code;
  await request(activateTwoStep, 200, { token, body: { code } });
  // A code works once.
  return appCode(setup.data.secret, clock, 30);
}
