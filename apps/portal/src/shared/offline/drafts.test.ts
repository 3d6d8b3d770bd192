import { session } from '@michi/api/session';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storeDraft } from '../story/inPortal.tsx';
import { storages, userKey } from '../session/entries.ts';
import { forgetEntriesOfOthers } from '../session/forget.ts';
import { drafts } from './drafts.ts';

beforeEach(() => session.set('USER_ID', 'hana'));
afterEach(() => {
  session.clear();
  forgetEntriesOfOthers(null);
});

test('returns the typed text until it is discarded', () => {
  drafts.keep('apply', { note: '配送ロボット' });
  expect(drafts.read('apply')).toEqual({ note: '配送ロボット' });
  drafts.discard('apply');
  expect(drafts.read('apply')).toEqual({});
});

test("returns one user's text to nobody else", () => {
  storeDraft('apply', { note: 'mine' }, 'hana');
  session.set('USER_ID', 'alex');
  expect(drafts.read('apply')).toEqual({});
  session.clear();
  expect(drafts.read('apply')).toEqual({});
  session.set('USER_ID', 'hana');
  expect(drafts.read('apply')).toEqual({ note: 'mine' });
});

test.each(['{"note":1}', '{"note":', '"note"', 'null', ''])('ignores the invalid draft %s', (stored) => {
  storages.tab.setItem(userKey('DRAFT', 'hana', 'apply'), stored);
  expect(drafts.read('apply')).toEqual({});
});
