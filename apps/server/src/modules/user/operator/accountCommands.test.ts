import { manifest } from '@michi/api/manifest';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { appCode } from '../../../../test/authenticatorApp.ts';
import { createTestApp, passwords } from '../../../../test/testApp.ts';
import type { CommandReport } from '../../../platform/commands.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { accountCommands } from './accountCommands.ts';

const { createTwoStep, activateTwoStep, logIn, getProfile, refreshSession } = manifest.user;
const { request, signInStudent, deps, clock, sentMails } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

/** Runs `michi account …`. */
async function account(...args: readonly string[]): Promise<CommandReport | undefined> {
  let report: CommandReport | undefined;
  const program = new Command('michi').exitOverride();
  accountCommands(program, async (work) => {
    report = await work(deps);
  });
  await program.parseAsync(['account', ...args], { from: 'user' });
  return report;
}

test('an operator signs one account out everywhere, and no other', async () => {
  const { email, token, refreshToken } = await signInStudent({ passwordHash });
  const stranger = await signInStudent();
  const response = await request(logIn, 200, { body: { email, password, appName: 'michi' } });
  expect(await account('end-sessions', email.toUpperCase())).toEqual({
    lines: ['Sessions ended: 2.'],
    ok: true,
  });
  for (const dead of [token, response.data.token]) await request(getProfile, 401, { token: dead });
  await request(refreshSession, 401, { body: { refresh_token: refreshToken, appName: 'michi' } });
  await request(getProfile, 200, { token: stranger.token });
});

test('an operator turns off two-step verification for an owner who has lost it, who is notified by mail', async () => {
  const { email, token } = await signInStudent({ passwordHash, isEmailVerified: true });
  const { secret } = (await request(createTwoStep, 200, { token, body: { password } })).data;
  await request(activateTwoStep, 200, { token, body: { code: appCode(secret, clock) } });
  await request(logIn, 401, { body: { email, password, appName: 'michi' } });
  await account('remove-second-step', email);
  await request(getProfile, 401, { token });
  await request(logIn, 401, { body: { email, password: 'wrong-password', appName: 'michi' } });
  await request(logIn, 200, { body: { email, password, appName: 'michi' } });
  const templates = (await sentMails(email)).map(({ template }) => template);
  expect(templates.filter((template) => template === 'twoStepChanged')).toHaveLength(2);
});

test('an operator gets a message for what cannot be done', async () => {
  const { email } = await signInStudent();
  await expect(account('remove-second-step', email)).rejects.toThrow(Refusal);
  await expect(account('end-sessions', 'nobody@michi.example')).rejects.toThrow(
    'No account has the email nobody@michi.example.',
  );
});
