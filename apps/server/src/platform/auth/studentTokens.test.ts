import { expect, test } from 'vitest';
import { createFakeClock, createFakeRandom } from '../../../test/fakes.ts';
import { createAccessTokens } from './accessTokens.ts';
import { createStudentTokens, STUDENT_TOKEN_SECONDS } from './studentTokens.ts';

const SECRET = 'a secret for tests that is long enough';
const STUDENT = '0199a1c2-0000-7000-8000-000000000003';
const clock = createFakeClock();
const tokens = createStudentTokens(SECRET, clock, createFakeRandom());

test('a token identifies its student for five minutes, and is expired afterwards', async () => {
  const { token, expiresAt } = await tokens.sign(STUDENT);
  expect(expiresAt.getTime() - clock.now().getTime()).toBe(STUDENT_TOKEN_SECONDS * 1000);
  expect(await tokens.read(token)).toEqual({ state: 'GOOD', studentId: STUDENT });
  clock.advance(STUDENT_TOKEN_SECONDS * 1000);
  expect(await tokens.read(token)).toEqual({ state: 'EXPIRED' });
});

test('each token is another one', async () => {
  expect((await tokens.sign(STUDENT)).token).not.toBe((await tokens.sign(STUDENT)).token);
});

test('a token that is not ours is known for it', async () => {
  const { token } = await tokens.sign(STUDENT);
  const others = createStudentTokens('another secret that is as long as ours is', clock, createFakeRandom());
  const session = { userId: STUDENT, sessionId: STUDENT, scope: 'FULL' } as const;
  for (const forged of [
    `${token.slice(0, -4)}AAAA`,
    (await others.sign(STUDENT)).token,
    await createAccessTokens(SECRET, clock).sign(session),
    '',
    'a.b.c',
  ]) {
    expect(await tokens.read(forged)).toEqual({ state: 'FORGED' });
  }
});

test('a token of a QR code is no access token', async () => {
  const { token } = await tokens.sign(STUDENT);
  expect(await createAccessTokens(SECRET, clock).verify(token)).toBeUndefined();
});
