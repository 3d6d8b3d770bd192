import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';

const open = await createTestApp();
const proxied = await createTestApp({ TRUSTED_PROXIES: '1' });

/** Sends a wrong password over a connection from the proxy, with a different client address. */
const tryOnce = async ({ app }: typeof open, email: string, forwardedFor: string): Promise<number> => {
  const answer = await app.request(
    '/api/user/auth/login',
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
      body: JSON.stringify({ email, password: 'wrong-password', appName: 'michi' }),
    },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  );
  return answer.status;
};

test('without trusted proxies naming another address gives no new attempts', async () => {
  for (let index = 0; index < 10; index += 1)
    expect(await tryOnce(open, 'one@michi.example', `203.0.113.${index}`)).toBe(401);
  expect(await tryOnce(open, 'one@michi.example', '203.0.113.99')).toBe(429);
});

test('behind a trusted proxy the tries of one caller are not those of another', async () => {
  for (let index = 0; index < 10; index += 1)
    expect(await tryOnce(proxied, 'one@michi.example', `192.0.2.${index}, 203.0.113.7`)).toBe(401);
  expect(await tryOnce(proxied, 'one@michi.example', '203.0.113.7')).toBe(429);
  expect(await tryOnce(proxied, 'one@michi.example', '203.0.113.8')).toBe(401);
});
