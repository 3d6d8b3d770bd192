import { session } from '@michi/api/session';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storages } from '../stored/entries.ts';
import { forgetEntriesOfOthers } from '../stored/forget.ts';
import { userKey } from '../stored/storedKeys.ts';
import { actsOf } from './actsOf.ts';
import { readActs, writeActs } from './actsStorage.ts';

const kept = {
  kind: 'favoriteJob',
  id: 'one',
  wanted: true,
  stamp: 'a',
  at: '2026-11-23T03:00:00Z',
} as const;

const signIn = (owner: string) => {
  session.clear();
  session.set('USER_ID', owner);
  session.set('AUTH', 'test');
};

beforeEach(() => signIn('hana'));
afterEach(() => {
  session.clear();
  forgetEntriesOfOthers(null);
});

test('what one student set is neither shown nor sent to another, and waits for them', () => {
  writeActs([kept]);
  const ofHana = actsOf(new QueryClient());
  expect(ofHana.current()).toEqual([kept]);
  signIn('alex');
  expect(actsOf(new QueryClient()).current()).toEqual([]);
  // A page of the student before that is still open.
  ofHana.resume();
  expect(ofHana.current()).toEqual([]);
  signIn('hana');
  expect(readActs()).toEqual([kept]);
});

test('what waits is forgotten at sign-out', () => {
  writeActs([kept]);
  forgetEntriesOfOthers(null);
  expect(actsOf(new QueryClient()).current()).toEqual([]);
});

test.each([
  ['nonsense', '{'],
  ['no list', '{}'],
  ['an act nobody knows', JSON.stringify([{ ...kept, kind: 'apply' }])],
  ['an act without a thing', JSON.stringify([{ ...kept, id: 3 }])],
])('passes over %s where acts are kept', (_case, acts) => {
  storages.device.setItem(userKey('ACTS', 'hana'), acts);
  expect(readActs()).toEqual([]);
});
