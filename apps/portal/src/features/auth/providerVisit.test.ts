import { createMemoryStorage } from '@michi/api/session';
import { expect, test } from 'vitest';
import { beginProviderVisit, endProviderVisit } from './providerVisit.ts';

test('expects a student back once, and only one who left', () => {
  const storage = createMemoryStorage();
  expect(endProviderVisit(() => storage)).toBe(false);
  beginProviderVisit(() => storage);
  expect(endProviderVisit(() => storage)).toBe(true);
  expect(endProviderVisit(() => storage)).toBe(false);
});

test('a browser without storage can still log in', () => {
  const refuse = () => {
    throw new DOMException('No storage here', 'SecurityError');
  };
  expect(() => beginProviderVisit(refuse)).not.toThrow();
  expect(endProviderVisit(refuse)).toBe(true);
});
