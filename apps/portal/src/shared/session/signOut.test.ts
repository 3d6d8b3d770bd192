import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drafts } from '../offline/drafts.ts';
import { logger } from '../settings/logger.ts';
import { storages } from './entries.ts';
import { signOut, forgetDevice } from './endSession.ts';

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

const never = new Promise<never>(() => undefined);

beforeEach(() => {
  sent.length = 0;
  vi.spyOn(logger, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  session.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['answers', () => Promise.resolve(Response.json({ data: { isLoggedOut: true } })), undefined],
  ['fails', () => Promise.resolve(new Response('', { status: 500 })), undefined],
  ['cannot be reached', () => Promise.reject(new TypeError('no network')), undefined],
  ['does not answer', () => never, () => Promise.resolve()],
] as const)('nothing is left on the device when the server %s', async (_how, respond, wait) => {
  begin(respond);
  await signOut(wait);
  expect([session.isSignedIn(), session.get('AUTH_REFRESH'), session.get('USER_ID')]).toEqual([
    false,
    null,
    null,
  ]);
  expect(storages.tab.keys().filter((key) => key.startsWith('DRAFT'))).toEqual([]);
  expect(sent[0]).toBe('https://michi.example/api/user/auth/logout Bearer token');
});

test('without a network no request is sent, and no data are left', async () => {
  begin(() => never, false);
  await signOut(() => never);
  expect([session.isSignedIn(), sent, drafts.read('apply')]).toEqual([false, [], {}]);
});

const configureWithoutNetwork = (): readonly Request[] => {
  const requests: Request[] = [];
  configureApi({
    origin: 'https://michi.example',
    locks: undefined,
    fetch: async (request) => {
      requests.push(request);
      throw new TypeError('no network');
    },
  });
  return requests;
};

test('unregisters the browser, though the session is cleared at once and the service out of reach', async () => {
  const requests = configureWithoutNetwork();
  session.set('USER_ID', 'hana');
  session.set('FCM_TOKEN', 'token');
  forgetDevice();
  session.clear();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.url).toBe('https://michi.example/api/notification/devices/unregister');
  expect(await requests[0]?.json()).toEqual({
    userId: 'hana',
    deviceId: 'token',
    platform: 'web',
    appCode: 'michi',
  });
});

test('sends nothing for a browser that was never registered', async () => {
  const requests = configureWithoutNetwork();
  session.set('USER_ID', 'hana');
  forgetDevice();
  await Promise.resolve();
  expect(requests).toEqual([]);
});
