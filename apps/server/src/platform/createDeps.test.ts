import { expect, test } from 'vitest';
import { createTestApp } from '../../test/testApp.ts';
import { createPasswords } from './auth/passwords.ts';
import { createDeps } from './createDeps.ts';

const { deps } = await createTestApp();

test('a process hashes passwords at the cost of production by default', async () => {
  const { passwords: _, ...parts } = deps;
  const { passwords } = createDeps({ ...parts, sessionSecret: 'a secret for tests that is long enough' });
  expect(createPasswords().needsRehash(await passwords.hash('michi-demo-2026'))).toBe(false);
});
