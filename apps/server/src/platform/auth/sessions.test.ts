import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { authenticate } from './authenticate.ts';
import { endSession, REFRESH_REUSE_GRACE, REFRESH_TOKEN_LIFETIME, renewSession } from './sessions.ts';

const { deps, clock, signInStudent } = await createTestApp();

const isAlive = (token: string): Promise<boolean> =>
  authenticate(deps, `Bearer ${token}`, clock.now()).then(
    () => true,
    () => false,
  );

test('a refresh token is valid for one use, and returns a valid one', async () => {
  const { refreshToken } = await signInStudent();
  const second = await renewSession(deps, refreshToken);
  expect(await isAlive(second.token)).toBe(true);
  expect((await renewSession(deps, second.refreshToken)).refreshToken).not.toBe(second.refreshToken);
});

test('a second use within the grace period returns new tokens of the same session', async () => {
  const { refreshToken } = await signInStudent();
  const first = await renewSession(deps, refreshToken);
  clock.advance(REFRESH_REUSE_GRACE - 1);
  const second = await renewSession(deps, refreshToken);
  expect(second.sessionId).toBe(first.sessionId);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  for (const { token, refreshToken: next } of [first, second]) {
    expect(await isAlive(token)).toBe(true);
    await renewSession(deps, next);
  }
});

test('a use within the grace does not make it longer', async () => {
  const { refreshToken } = await signInStudent();
  await renewSession(deps, refreshToken);
  clock.advance(REFRESH_REUSE_GRACE - 1);
  await renewSession(deps, refreshToken);
  clock.advance(1);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('the grace wakes no session that has ended', async () => {
  const { refreshToken } = await signInStudent();
  const { sessionId } = await renewSession(deps, refreshToken);
  await endSession(deps, sessionId);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('a refresh token used again after the grace ends every session of its login, and no other', async () => {
  const copied = await signInStudent();
  const other = await signInStudent();
  const renewed = await renewSession(deps, copied.refreshToken);
  clock.advance(REFRESH_REUSE_GRACE);
  await expect(renewSession(deps, copied.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  await expect(renewSession(deps, renewed.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(await isAlive(renewed.token)).toBe(false);
  expect(await isAlive(other.token)).toBe(true);
});

test('twenty tries with one token at once each give a pair of one session, and end together', async () => {
  const { refreshToken } = await signInStudent();
  const pairs = await Promise.all(Array.from({ length: 20 }, () => renewSession(deps, refreshToken)));
  expect(new Set(pairs.map((pair) => pair.refreshToken)).size).toBe(20);
  expect(new Set(pairs.map((pair) => pair.sessionId)).size).toBe(1);
  clock.advance(REFRESH_REUSE_GRACE);
  const late = await Promise.allSettled(Array.from({ length: 20 }, () => renewSession(deps, refreshToken)));
  expect(late.filter(({ status }) => status === 'fulfilled')).toHaveLength(0);
  for (const pair of pairs) expect(await isAlive(pair.token)).toBe(false);
});

test('a refresh token ends after thirty days', async () => {
  const { refreshToken } = await signInStudent();
  clock.advance(REFRESH_TOKEN_LIFETIME);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('an unknown refresh token is refused', async () => {
  await expect(renewSession(deps, 'r1_nothing')).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('a blocked account gets a message, and its tokens are invalid', async () => {
  const { userId, token, refreshToken } = await signInStudent();
  await deps.database
    .updateTable('users')
    .set({ account_status: 'BLOCKED' })
    .where('id', '=', userId)
    .execute();
  expect(await isAlive(token)).toBe(false);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });
});

test('an ended session is invalid at once; ending it twice does not fail', async () => {
  const { token, refreshToken } = await signInStudent();
  const { sessionId } = (await deps.accessTokens.verify(token)) ?? { sessionId: '' };
  await endSession(deps, sessionId);
  await endSession(deps, sessionId);
  expect(await isAlive(token)).toBe(false);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('the database contains no usable token', async () => {
  const { refreshToken } = await signInStudent();
  const rows = await deps.database.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
  expect(rows.every(({ hash }) => hash.length === 32)).toBe(true);
});
