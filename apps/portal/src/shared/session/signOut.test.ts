import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../offline/drafts.ts';
import { storages } from './entries.ts';
import { signOut } from './endSession.ts';

const sent: string[] = [];

/** Signs in a user with a draft, before a server that answers as given. */
const begin = (respond: () => Promise<Response>, isOnline = true) => {
  vi.stubGlobal('navigator', { onLine: isOnline, languages: [] });
  vi.stubGlobal('document', { getElementById: () => null });
  session.set('USER_ID', 'hana');
  session.set('AUTH', 'token');
  session.set('AUTH_REFRESH', 'refresh');
  drafts.keep('apply', { note: 'half a sentence' });
  configureApi({
    origin: 'https://michi.example',
    locks: undefined,
    fetch: (request) => {
      sent.push(`${request.url} ${request.headers.get('Authorization')}`);
      return respond();
    },
  });
};

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => {
  session.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['answers', () => Promise.resolve(Response.json({ data: { isLoggedOut: true } }))],
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
] as const)('nothing is left on the device when the server %s', async (_how, respond) => {
  begin(respond);
  await signOut();
  expect([session.isSignedIn(), session.get('AUTH_REFRESH'), session.get('USER_ID')]).toEqual([
    false,
    null,
    null,
  ]);
  expect(storages.tab.keys().filter((key) => key.startsWith('DRAFT'))).toEqual([]);
  expect(sent).toContain('https://michi.example/api/user/auth/logout Bearer token');
});

test('without a network no request is sent, and no data are left', async () => {
  begin(() => Promise.reject(new TypeError('no network')), false);
  await signOut();
  expect([session.isSignedIn(), sent, drafts.read('apply')]).toEqual([false, [], {}]);
});
