import { expect, test, vi } from 'vitest';
import { logger } from '../log/logger.ts';
import { createDrafts, type DraftStorage } from './drafts.ts';

const memory = (entries: Record<string, string> = {}): DraftStorage => {
  const values = new Map(Object.entries(entries));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

test('gives back what was typed until it is discarded', () => {
  const storage = memory();
  const drafts = createDrafts(() => storage);
  drafts.keep('apply', { note: '配送ロボット' });
  expect(createDrafts(() => storage).read('apply')).toEqual({ note: '配送ロボット' });
  drafts.discard('apply');
  expect(drafts.read('apply')).toEqual({});
});

test('forgets every draft and nothing else at sign-out', () => {
  const storage = memory({ THEME: '"dark"' });
  const drafts = createDrafts(() => storage);
  drafts.keep('apply', { note: 'one' });
  drafts.keep('register', { email: 'two' });
  drafts.discardAll();
  expect([drafts.read('apply'), drafts.read('register'), storage.getItem('THEME')]).toEqual([
    {},
    {},
    '"dark"',
  ]);
});

test('reads an unreadable draft as none', () => {
  const drafts = createDrafts(() => memory({ 'DRAFT:apply': '{"note":1}' }));
  expect(drafts.read('apply')).toEqual({});
});

test('loses the draft, not the form, when the browser refuses its storage', () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  const drafts = createDrafts(() => {
    throw new Error('refused');
  });
  drafts.keep('apply', { note: 'one' });
  expect(drafts.read('apply')).toEqual({});
  expect(log).toHaveBeenCalledWith('Cannot keep a draft', expect.any(Error));
  log.mockRestore();
});
