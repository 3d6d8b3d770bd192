import { expect, test } from 'vitest';
import { createLenientStorage } from './lenient.ts';

/** A browser's storage with a quota of so many entries. */
const storageFor = (room: number): Storage => {
  const values = new Map<string, string>();
  return Object.create(null, {
    getItem: { value: (key: string) => values.get(key) ?? null },
    setItem: {
      value(key: string, value: string) {
        if (!values.has(key) && values.size === room) throw new DOMException('Full', 'QuotaExceededError');
        values.set(key, value);
        Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
      },
    },
    removeItem: {
      value(key: string) {
        values.delete(key);
        Reflect.deleteProperty(this, key);
      },
    },
  });
};

test('values stored by the browser are available to the next page', () => {
  const storage = storageFor(10);
  createLenientStorage(() => storage).setItem('THEME', '"dark"');
  const next = createLenientStorage(() => storage);
  expect([next.getItem('THEME'), next.keys()]).toEqual(['"dark"', ['THEME']]);
  next.removeItem('THEME');
  expect([next.getItem('THEME'), next.keys(), storage.getItem('THEME')]).toEqual([null, [], null]);
});

test.each([
  [
    'denies its storage',
    () =>
      createLenientStorage(() => {
        throw new DOMException('Denied', 'SecurityError');
      }),
  ],
  ['has none', () => createLenientStorage(() => undefined)],
  [
    'has no room left',
    () => {
      const full = storageFor(0);
      return createLenientStorage(() => full);
    },
  ],
])('if the browser %s, it is stored as long as the page', (_case, create) => {
  const storage = create();
  expect([storage.getItem('AUTH'), storage.keys()]).toEqual([null, []]);
  storage.setItem('AUTH', '"a"');
  storage.setItem('AUTH', '"b"');
  expect([storage.getItem('AUTH'), storage.keys()]).toEqual(['"b"', ['AUTH']]);
  storage.removeItem('AUTH');
  expect([storage.getItem('AUTH'), storage.keys()]).toEqual([null, []]);
});

test('a value that could not be stored takes precedence over the stored one, until there is room again', () => {
  const storage = storageFor(1);
  const lenient = createLenientStorage(() => storage);
  storage.setItem('THEME', '"dark"');
  lenient.setItem('AUTH', '"a"');
  expect([lenient.getItem('AUTH'), storage.getItem('AUTH')]).toEqual(['"a"', null]);
  lenient.removeItem('THEME');
  lenient.setItem('AUTH', '"b"');
  expect([lenient.getItem('AUTH'), storage.getItem('AUTH')]).toEqual(['"b"', '"b"']);
});
