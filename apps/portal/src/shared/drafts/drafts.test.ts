import { deviceStorage, type LenientStorage } from '@michi/api/session';
import { expect, test } from 'vitest';
import { createDrafts, lastingDrafts } from './drafts.ts';

const memory = (entries: Record<string, string> = {}): LenientStorage => {
  const values = new Map(Object.entries(entries));
  return {
    keys: () => [...values.keys()],
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

test('gives back what was typed until it is discarded', () => {
  const storage = memory();
  const drafts = createDrafts(storage);
  drafts.keep('apply', { note: '配送ロボット' });
  expect(createDrafts(storage).read('apply')).toEqual({ note: '配送ロボット' });
  drafts.discard('apply');
  expect(drafts.read('apply')).toEqual({});
});

test('forgets every draft and nothing else at sign-out', () => {
  const storage = memory({ THEME: '"dark"' });
  const drafts = createDrafts(storage);
  drafts.keep('apply', { note: 'one' });
  drafts.keep('register', { email: 'two' });
  drafts.discardAll();
  expect([drafts.read('apply'), drafts.read('register'), storage.keys()]).toEqual([{}, {}, ['THEME']]);
});

test.each(['{"note":1}', '{"note":', '"note"', 'null', ''])(
  'reads the unreadable draft %s as none',
  (stored) => {
    expect(createDrafts(memory({ 'DRAFT:apply': stored })).read('apply')).toEqual({});
  },
);

test('words on their way are kept where the browser keeps nothing, as long as the page', () => {
  const kept = () => deviceStorage.keys().filter((key) => key.startsWith('DRAFT:'));
  lastingDrafts.keep('chat', { text: 'Good morning' });
  expect([lastingDrafts.read('chat'), kept()]).toEqual([{ text: 'Good morning' }, ['DRAFT:chat']]);
  lastingDrafts.discardAll();
  expect([lastingDrafts.read('chat'), kept()]).toEqual([{}, []]);
});
