import { hash as hashAtCost, hashRaw } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };
const { hash: hashPassword, needsRehash, verify: verifyPassword } = createPasswords(COST);

test('by default a password and a recovery code are hashed as argon2id with 19 MiB and two passes', async () => {
  const { hash, hashCode } = createPasswords();
  expect(await hash('michi-demo-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const salt = Buffer.alloc(16, 1);
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, salt };
  expect(await hashCode('k7wqm-4hzsd', salt)).toEqual(await hashRaw('k7wqm-4hzsd', cost));
});

test('only the right password matches, and none does for an account without one', async () => {
  const hash = await hashPassword('michi-demo-2026');
  expect(await verifyPassword(hash, 'michi-demo-2026')).toBe(true);
  expect(await verifyPassword(hash, 'michi-demo-2027')).toBe(false);
  expect(await verifyPassword(null, 'michi-demo-2026')).toBe(false);
  expect(await verifyPassword(undefined, 'no account has this password')).toBe(false);
});

test('a password matches however its letters are encoded, also one stored unnormalized', async () => {
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
  for (const other of [
    { memoryCost: 16 },
    { timeCost: 2 },
    { parallelism: 2, memoryCost: 16 },
    { algorithm: 1 },
  ])
    expect(
      needsRehash(await hashAtCost('michi-demo-2026', { ...COST, ...other })),
      JSON.stringify(other),
    ).toBe(true);
});
