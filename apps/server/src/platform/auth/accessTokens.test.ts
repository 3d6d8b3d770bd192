import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import { ACCESS_TOKEN_SECONDS, createAccessTokens } from './accessTokens.ts';

const SECRET = 'a secret for tests that is long enough';
const claims = {
  userId: '0199a1c2-0000-7000-8000-000000000001',
  sessionId: '0199a1c2-0000-7000-8000-000000000002',
  scope: 'FULL',
} as const;

test('an access token contains its claims, for fifteen minutes', async () => {
  const clock = createFakeClock();
  const tokens = createAccessTokens(SECRET, clock);
  const token = await tokens.sign(claims);
  clock.advance((ACCESS_TOKEN_SECONDS - 1) * 1000);
  expect(await tokens.verify(token)).toEqual({ ...claims, expiresAt: new Date('2026-11-20T03:15:00.000Z') });
  clock.advance(1000);
  expect(await tokens.verify(token)).toBeUndefined();
});

test('a token that is changed, unsigned, or signed with another secret is rejected', async () => {
  const clock = createFakeClock();
  const tokens = createAccessTokens(SECRET, clock);
  const token = await tokens.sign(claims);
  const foreign = await createAccessTokens('another secret that is long enough too', clock).sign(claims);
  const [header = '', payload = '', signature = ''] = token.split('.');
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
  const flipped = `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  for (const bad of [foreign, none, flipped, '', 'a.b.c']) expect(await tokens.verify(bad)).toBeUndefined();
});

test('a token with our signature and the wrong claims is refused', async () => {
  const clock = createFakeClock();
  const token = await new SignJWT({ sid: 'x', scope: 'EVERYTHING' })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.userId)
    .setIssuer('michi')
    .setAudience('michi')
    .setExpirationTime(Math.floor(clock.now().getTime() / 1000) + 60)
    .sign(new TextEncoder().encode(SECRET));
  expect(await createAccessTokens(SECRET, clock).verify(token)).toBeUndefined();
});
