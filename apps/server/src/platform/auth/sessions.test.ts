import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { authenticate } from './authenticate.ts';
import { endSession, REFRESH_TOKEN_LIFETIME, renewSession } from './sessions.ts';

const { deps, clock, signInStudent } = await createTestApp();

const isAlive = (token: string): Promise<boolean> =>
  authenticate(deps, `Bearer ${token}`, clock.now(), true).then(
    () => true,
    () => false,
  );

test('a refresh token is good for one use, and what it gives is good too', async () => {
  const { refreshToken } = await signInStudent();
  const second = await renewSession(deps, refreshToken);
  expect(await isAlive(second.token)).toBe(true);
  expect((await renewSession(deps, second.refreshToken)).refreshToken).not.toBe(second.refreshToken);
});

test('a refresh token used again ends every session of its login, and no other', async () => {
  const copied = await signInStudent();
  const other = await signInStudent();
  const renewed = await renewSession(deps, copied.refreshToken);
  await expect(renewSession(deps, copied.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  await expect(renewSession(deps, renewed.refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(await isAlive(renewed.token)).toBe(false);
  expect(await isAlive(other.token)).toBe(true);
});

test('of twenty tries with one token at once exactly one succeeds', async () => {
  const { refreshToken } = await signInStudent();
  const tries = await Promise.allSettled(Array.from({ length: 20 }, () => renewSession(deps, refreshToken)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a refresh token ends after thirty days', async () => {
  const { refreshToken } = await signInStudent();
  clock.advance(REFRESH_TOKEN_LIFETIME);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('an unknown refresh token is refused', async () => {
  await expect(renewSession(deps, 'r1_nothing')).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('a blocked account is told so, and its tokens are dead', async () => {
  const { userId, token, refreshToken } = await signInStudent();
  await deps.database
    .updateTable('users')
    .set({ account_status: 'BLOCKED' })
    .where('id', '=', userId)
    .execute();
  expect(await isAlive(token)).toBe(false);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'ACCOUNT_BLOCKED' });
});

test('an ended session is dead at once, twice without a failure', async () => {
  const { token, refreshToken } = await signInStudent();
  const { sessionId } = (await deps.accessTokens.verify(token)) ?? { sessionId: '' };
  await endSession(deps, sessionId);
  await endSession(deps, sessionId);
  expect(await isAlive(token)).toBe(false);
  await expect(renewSession(deps, refreshToken)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
});

test('the database holds no token that could be used', async () => {
  const { refreshToken } = await signInStudent();
  const rows = await deps.database.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(refreshToken);
  expect(rows.every(({ hash }) => hash.length === 32)).toBe(true);
});
