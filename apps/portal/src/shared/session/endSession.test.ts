import { session } from '@michi/api/session';
import { expect, test, vi } from 'vitest';
import { drafts } from '../drafts/drafts.ts';
import { endSession, wasEndedOnPurpose } from './endSession.ts';

test('leaves neither tokens nor drafts, and is forgotten with the next login', () => {
  const discardAll = vi.spyOn(drafts, 'discardAll').mockReturnValue(undefined);
  session.set('AUTH', 'token');
  session.set('USER_ID', 'hana');
  expect(wasEndedOnPurpose()).toBe(false);
  endSession();
  expect([session.isSignedIn(), session.get('USER_ID')]).toEqual([false, null]);
  expect(discardAll).toHaveBeenCalledOnce();
  expect(wasEndedOnPurpose()).toBe(true);
  session.set('AUTH', 'another token');
  expect(wasEndedOnPurpose()).toBe(false);
  session.clear();
});
