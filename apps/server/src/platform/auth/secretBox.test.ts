import { expect, test } from 'vitest';
import { createFakeRandom } from '../../../test/fakes.ts';
import { createSecretBox } from './secretBox.ts';

const box = createSecretBox('a secret for tests that is long enough', createFakeRandom());
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

test('opens what it has sealed', () => {
  expect(box.open(box.seal(secret, 'a'), 'a')).toBe(secret);
});

test('opens after a restart with the same session secret, and with no other', () => {
  const sealed = box.seal(secret, 'a');
  const restarted = createSecretBox('a secret for tests that is long enough', createFakeRandom('again'));
  expect(restarted.open(sealed, 'a')).toBe(secret);
  const other = createSecretBox('another secret that is long enough too', createFakeRandom());
  expect(other.open(sealed, 'a')).toBeUndefined();
});

test('does not open under another name', () => {
  expect(box.open(box.seal(secret, 'two-step a'), 'two-step b')).toBeUndefined();
});

test('seals the same secret differently each time, and reveals nothing of it', () => {
  const [first, second] = [box.seal(secret, 'a'), box.seal(secret, 'a')];
  expect(first.equals(second)).toBe(false);
  expect(first.toString('latin1')).not.toContain(secret.slice(0, 6));
});

test('notices a change in any byte, and a shorter text', () => {
  const sealed = box.seal(secret, 'a');
  for (let index = 0; index < sealed.length; index += 1) {
    const changed = Buffer.from(sealed);
    changed[index] = (changed[index] ?? 0) ^ 1;
    expect(box.open(changed, 'a'), `byte ${index}`).toBeUndefined();
  }
  for (const length of [0, 1, 28, 29, sealed.length - 1])
    expect(box.open(sealed.subarray(0, length), 'a')).toBeUndefined();
});
