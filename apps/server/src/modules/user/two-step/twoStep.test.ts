import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { appCode } from '../../../../test/authenticatorApp.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords, type SignedIn } from '../../../../test/testApp.ts';
import { takeCode } from './takeCode.ts';

const {
  createTwoStep,
  activateTwoStep,
  deactivateTwoStep,
  createRecoveryCodes,
  showAccount,
  getProfile,
  logIn,
} = manifest.user;
const { request, send, signInStudent, deps, clock, sentMails, logLines } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

/** A student whose second step is on, at the beginning of a time step after the one that was used. */
async function secured(): Promise<SignedIn & { secret: string; recoveryCodes: readonly string[] }> {
  const student = await signInStudent({ passwordHash, isEmailVerified: true });
  const { token } = student;
  const { secret } = (await request(createTwoStep, 200, { token, body: { password } })).data;
  const { recoveryCodes } = (
    await request(activateTwoStep, 200, { token, body: { code: appCode(secret, clock) } })
  ).data;
  clock.advance(60_000);
  return { ...student, secret, recoveryCodes };
}

const account = async (token: string) => (await request(showAccount, 200, { token })).data;

test('is on once a code of the app is confirmed, and not before', async () => {
  const { token, email } = await signInStudent({ passwordHash, isEmailVerified: true });
  const { secret, uri } = (await request(createTwoStep, 200, { token, body: { password } })).data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(new URL(uri).searchParams.get('secret')).toBe(secret);
  expect(decodeURIComponent(uri)).toContain(`Michi:${email}`);
  expect(await account(token)).toMatchObject({ isTwoStepOn: false, recoveryCodesLeft: 0 });
  const body = { email, password, appName: 'michi' };
  await request(logIn, 200, { body });
  const activated = await request(activateTwoStep, 200, { token, body: { code: appCode(secret, clock) } });
  expect(activated.message).toBe('Two-step verification is on.');
  expect(new Set(activated.data.recoveryCodes).size).toBe(10);
  expect(await account(token)).toMatchObject({ isTwoStepOn: true, recoveryCodesLeft: 10 });
  expect((await request(logIn, 401, { body })).error).toBe('TWO_STEP_REQUIRED');
});

test('ends every other session, and keeps the current one', async () => {
  const { token, email } = await signInStudent({ passwordHash, isEmailVerified: true });
  const body = { email, password, appName: 'michi' };
  const other = (await request(logIn, 200, { body })).data;
  const stranger = await signInStudent();
  const { secret } = (await request(createTwoStep, 200, { token, body: { password } })).data;
  await request(activateTwoStep, 200, { token, body: { code: appCode(secret, clock) } });
  await request(getProfile, 200, { token });
  await request(getProfile, 401, { token: other.token });
  const { refreshToken } = other;
  await request(manifest.user.refreshSession, 401, {
    body: { refresh_token: refreshToken, appName: 'michi' },
  });
  await request(getProfile, 200, { token: stranger.token });
});

test('notifies the owner by mail when it is turned on and off', async () => {
  const { token, email, secret } = await secured();
  await request(deactivateTwoStep, 200, { token, body: { password, code: appCode(secret, clock) } });
  const mails = await sentMails(email);
  expect(mails.map(({ template }) => template)).toEqual(['twoStepChanged', 'twoStepChanged']);
  expect(mails[0]?.subject).not.toBe(mails[1]?.subject);
});

test('stores neither the secret nor a recovery code in plain text, and logs none', async () => {
  const { secret, recoveryCodes, userId } = await secured();
  const stored = [
    await deps.database.selectFrom('two_step').selectAll().where('user_id', '=', userId).execute(),
    await deps.database.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute(),
  ].flat();
  const bytes = stored.flatMap((row) => Object.values(row)).filter((value) => Buffer.isBuffer(value));
  expect(bytes).toHaveLength(12);
  const text = `${bytes.map((one) => one.toString('latin1')).join(' ')} ${logLines.join('\n')}`;
  for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(text).not.toContain(hidden);
});

test('requires the password before it shows a secret', async () => {
  const { token } = await signInStudent({ passwordHash, isEmailVerified: true });
  const wrong = await request(createTwoStep, 422, {
    token,
    body: { password: 'wrong-password' },
    language: 'ja',
  });
  expect(wrong.fields).toEqual({ password: 'パスワードが正しくありません' });
  for (const body of [{}, { password: null }, { password: '' }]) {
    const missing = await request(createTwoStep, 422, { token, body });
    expect(missing.fields).toEqual({ password: 'Password is required' });
  }
  await request(activateTwoStep, 409, { token, body: { code: '123456' } });
});

test('requires no password of an account without one', async () => {
  const { token } = await signInStudent({ isEmailVerified: true });
  const { secret } = (await request(createTwoStep, 200, { token, body: {} })).data;
  await request(activateTwoStep, 200, { token, body: { code: appCode(secret, clock) } });
  clock.advance(60_000);
  await request(deactivateTwoStep, 200, { token, body: { code: appCode(secret, clock) } });
});

test('invalidates a secret when another is requested', async () => {
  const { token } = await signInStudent({ passwordHash, isEmailVerified: true });
  const first = (await request(createTwoStep, 200, { token, body: { password } })).data;
  const second = (await request(createTwoStep, 200, { token, body: { password } })).data;
  const refused = await request(activateTwoStep, 422, {
    token,
    body: { code: appCode(first.secret, clock) },
  });
  expect(refused.fields).toEqual({ code: 'This code isn’t right' });
  await request(activateTwoStep, 200, { token, body: { code: appCode(second.secret, clock) } });
});

test('reports why a step is not possible now', async () => {
  const { token } = await signInStudent({ passwordHash, isEmailVerified: true });
  const body = { password, code: '123456' };
  expect(await request(activateTwoStep, 409, { token, body: { code: '123456' } })).toEqual({
    error: 'TRANSITION_NOT_ALLOWED',
    message: 'Set up two-step verification first.',
  });
  for (const operation of [deactivateTwoStep, createRecoveryCodes]) {
    expect((await request(operation, 409, { token, body, language: 'ja' })).message).toBe(
      '先に2段階認証を設定してください。',
    );
  }
  const on = await secured();
  expect((await request(createTwoStep, 409, { token: on.token, body: { password } })).message).toBe(
    'Two-step verification is already on.',
  );
  await request(activateTwoStep, 409, { token: on.token, body: { code: appCode(on.secret, clock) } });
});

test('is turned off by password and code alone, and a wrong password leaves the code good', async () => {
  const { token, secret, email } = await secured();
  const code = appCode(secret, clock);
  const wrongPassword = { password: 'wrong-password', code };
  expect((await request(deactivateTwoStep, 422, { token, body: wrongPassword })).fields).toEqual({
    password: 'This isn’t your password',
  });
  const wrongCode = await request(deactivateTwoStep, 422, { token, body: { password, code: '000000' } });
  expect(wrongCode.fields).toEqual({ code: 'This code isn’t right' });
  expect(await account(token)).toMatchObject({ isTwoStepOn: true });
  const { data } = await request(deactivateTwoStep, 200, { token, body: { password, code } });
  expect(data).toEqual({ isTwoStepOn: false });
  expect(await account(token)).toMatchObject({ isTwoStepOn: false, recoveryCodesLeft: 0 });
  await request(logIn, 200, { body: { email, password, appName: 'michi' } });
});

test('accepts a recovery code once, however it is typed', async () => {
  const { userId, recoveryCodes, token } = await secured();
  const [first = '', second = '', third = ''] = recoveryCodes;
  for (const typed of [
    first,
    ` ${second.toUpperCase()} `,
    third.replace('-', '').replace(/[!-~]/g, (letter) => String.fromCodePoint(letter.charCodeAt(0) + 0xfee0)),
  ]) {
    expect(await takeCode(deps, userId, typed, clock.now())).toBe(true);
    expect(await takeCode(deps, userId, typed, clock.now())).toBe(false);
  }
  expect((await account(token)).recoveryCodesLeft).toBe(7);
});

test('rejects a recovery code of another user', async () => {
  const [one, other] = [await secured(), await secured()];
  expect(await takeCode(deps, one.userId, other.recoveryCodes[0] ?? '', clock.now())).toBe(false);
  expect((await account(other.token)).recoveryCodesLeft).toBe(10);
});

test('gives new recovery codes, and voids those before', async () => {
  const { token, userId, secret, recoveryCodes } = await secured();
  const body = { password, code: appCode(secret, clock) };
  const made = await request(createRecoveryCodes, 200, { token, body });
  expect(made.message).toBe('Your old recovery codes no longer work.');
  expect(await account(token)).toMatchObject({ recoveryCodesLeft: 10 });
  expect(await takeCode(deps, userId, recoveryCodes[0] ?? '', clock.now())).toBe(false);
  expect(await takeCode(deps, userId, made.data.recoveryCodes[0] ?? '', clock.now())).toBe(true);
  expect((await request(createRecoveryCodes, 422, { token, body })).fields).toEqual({
    code: 'This code isn’t right',
  });
});

test('accepts a code of the app once, and none of an earlier step after it', async () => {
  const { userId, secret } = await secured();
  const now = clock.now();
  const [before, present_, after] = [-30, 0, 30].map((seconds) => appCode(secret, clock, seconds));
  expect(await takeCode(deps, userId, present(present_), now)).toBe(true);
  expect(await takeCode(deps, userId, present(present_), now)).toBe(false);
  expect(await takeCode(deps, userId, present(before), now)).toBe(false);
  expect(await takeCode(deps, userId, present(after), now)).toBe(true);
});

test('accepts a code of a clock half a minute off, and none of one further off', async () => {
  for (const [seconds, isTaken] of [
    [-60, false],
    [-30, true],
    [30, true],
    [60, false],
  ] as const) {
    const { userId, secret } = await secured();
    expect(await takeCode(deps, userId, appCode(secret, clock, seconds), clock.now()), `${seconds}`).toBe(
      isTaken,
    );
  }
});

test('of twenty uses of one code at once, one succeeds', async () => {
  const { userId, secret, recoveryCodes } = await secured();
  for (const code of [appCode(secret, clock), recoveryCodes[0] ?? '']) {
    const uses = await Promise.allSettled(
      Array.from({ length: 20 }, () => takeCode(deps, userId, code, clock.now())),
    );
    expect(uses.filter((use) => use.status === 'fulfilled' && use.value)).toHaveLength(1);
    clock.advance(900_000);
  }
});

test('of twenty activations at once, one succeeds, and its recovery codes are the good ones', async () => {
  const { token, userId } = await signInStudent({ passwordHash, isEmailVerified: true });
  const { secret } = (await request(createTwoStep, 200, { token, body: { password } })).data;
  const body = { code: appCode(secret, clock) };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => send('POST', '/api/user/auth/two-step/activation', { token, body })),
  );
  const won = responses.filter(({ status }) => status === 200);
  expect(won).toHaveLength(1);
  expect(responses.filter(({ status }) => status !== 200 && status !== 409 && status !== 429)).toEqual([]);
  const { data } = present(activateTwoStep.responses[200].schema.parse(won[0]?.body));
  clock.advance(900_000);
  expect(await takeCode(deps, userId, data.recoveryCodes[9] ?? '', clock.now())).toBe(true);
});

test('answers 429 after ten wrong codes, for the right one too', async () => {
  const { token, secret, userId } = await secured();
  for (let index = 0; index < 10; index += 1) {
    await request(deactivateTwoStep, 422, { token, body: { password, code: '000000' } });
  }
  const response = await send('POST', '/api/user/auth/two-step/deactivation', {
    token,
    body: { password, code: appCode(secret, clock) },
  });
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toBe('900');
  clock.advance(900_000);
  expect(await takeCode(deps, userId, appCode(secret, clock), clock.now())).toBe(true);
});

test('responds 429 until the next day after fifty wrong codes, however slow', async () => {
  const { secret, userId } = await secured();
  for (let index = 0; index < 50; index += 1) {
    expect(await takeCode(deps, userId, '000000', clock.now())).toBe(false);
    if (index % 10 === 9) clock.advance(900_000);
  }
  const tryAgain = () => takeCode(deps, userId, appCode(secret, clock), clock.now());
  await expect(tryAgain()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  clock.advance(86_400_000);
  expect(await tryAgain()).toBe(true);
});

test('answers 429 after ten wrong passwords', async () => {
  const { token } = await signInStudent({ passwordHash, isEmailVerified: true });
  for (let index = 0; index < 10; index += 1)
    await request(createTwoStep, 422, { token, body: { password: 'wrong-password' } });
  await request(createTwoStep, 429, { token, body: { password } });
});

test('after another session secret, recovery codes still work', async () => {
  const { userId, secret, recoveryCodes } = await secured();
  const restarted = { ...deps, secretBox: { ...deps.secretBox, open: () => undefined } };
  expect(await takeCode(restarted, userId, appCode(secret, clock), clock.now())).toBe(false);
  expect(await takeCode(restarted, userId, recoveryCodes[0] ?? '', clock.now())).toBe(true);
});

test('is not set up, nor turned on, before the email is verified, in both languages', async () => {
  const { token, userId } = await signInStudent({ passwordHash });
  const verify = (at: Date | null) =>
    deps.database.updateTable('users').set({ email_verified_at: at }).where('id', '=', userId).execute();
  const refused = { error: 'TRANSITION_NOT_ALLOWED', message: 'Verify your email first.' };
  expect(await request(createTwoStep, 409, { token, body: { password } })).toEqual(refused);
  expect(await request(createTwoStep, 409, { token, body: { password }, language: 'ja' })).toEqual({
    ...refused,
    message: '先にメールアドレスを確認してください。',
  });
  // A setup that began before this request.
  await verify(clock.now());
  const { secret } = (await request(createTwoStep, 200, { token, body: { password } })).data;
  await verify(null);
  const body = { code: appCode(secret, clock) };
  expect(await request(activateTwoStep, 409, { token, body })).toEqual(refused);
  await verify(clock.now());
  await request(activateTwoStep, 200, { token, body });
});

test.each([createTwoStep, activateTwoStep, deactivateTwoStep, createRecoveryCodes])(
  '$id is refused to an account on leave and to nobody at all',
  async (operation) => {
    const away = await signInStudent({ passwordHash, accountStatus: 'ON_LEAVE' });
    const body = { code: '123456' };
    expect((await request(operation, 403, { token: away.token, body })).error).toBe('ACCOUNT_ON_LEAVE');
    expect((await request(operation, 401, { body })).error).toBe('UNAUTHENTICATED');
  },
);
