import { session } from '@michi/api/session';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { drafts } from '../offline/drafts.ts';
import { storages } from './entries.ts';
import { followUser, wasSignedOut } from './followUser.ts';
import { endSession } from './endSession.ts';

afterEach(() => vi.restoreAllMocks());

test('leaves neither tokens nor drafts, and is forgotten with the next login', () => {
  onTestFinished(followUser(() => undefined));
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
  drafts.keep('apply', { note: 'half a sentence' });
  expect(wasSignedOut()).toBe(false);
  void endSession();
  expect([session.isSignedIn(), session.get('USER_ID')]).toEqual([false, null]);
  expect(storages.tab.keys().filter((key) => key.startsWith('DRAFT'))).toEqual([]);
  expect(wasSignedOut()).toBe(true);
  session.set('USER_ID', 'alex');
  expect(wasSignedOut()).toBe(false);
  session.clear();
});

test("forgets the language of the account for the browser's", async () => {
  for (const [tags, language] of [
    [['en'], 'en'],
    [['ja'], 'jp'],
  ] as const) {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
    session.set('LANGUAGE', language === 'en' ? 'jp' : 'en');
    await endSession();
    expect(session.language()).toBe(language);
  }
});
