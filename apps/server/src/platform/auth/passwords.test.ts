import { hash as hashAtCost } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './passwords.ts';

test('a password is kept as argon2id with 19 MiB and two passes', async () => {
  expect(await hashPassword('michi-demo-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the right password is right, and an account without one has none', async () => {
  const hash = await hashPassword('michi-demo-2026');
  expect(await verifyPassword(hash, 'michi-demo-2026')).toBe(true);
  expect(await verifyPassword(hash, 'michi-demo-2027')).toBe(false);
  expect(await verifyPassword(null, 'michi-demo-2026')).toBe(false);
  expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
});

test('a password is the same however its letters are composed, and one kept as it was typed still opens', async () => {
  const [composed, decomposed] = ['café-ガイド', 'cafe\u0301-カ\u3099イド'] as const;
  for (const [chosen, typed] of [
    [composed, decomposed],
    [decomposed, composed],
  ] as const)
    expect(await verifyPassword(await hashPassword(chosen), typed)).toBe(true);
  expect(await verifyPassword(await hashAtCost(decomposed), decomposed)).toBe(true);
});

test('a hash with outdated cost needs rehashing, a current one does not', async () => {
  expect(needsRehash(await hashPassword('michi-demo-2026'))).toBe(false);
  for (const cost of [{ memoryCost: 8_192 }, { timeCost: 3 }, { parallelism: 2 }, { algorithm: 1 }]) {
    const today = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
    expect(
      needsRehash(await hashAtCost('michi-demo-2026', { ...today, ...cost })),
      JSON.stringify(cost),
    ).toBe(true);
  }
});
