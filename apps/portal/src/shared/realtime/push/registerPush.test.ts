import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logger } from '../../settings/logger.ts';
import { keepRegistered, registrationLeft } from './usePush.ts';
import { registerPush, type PushBrowser, tokenAge, tokenLifeMilliseconds } from './registerPush.ts';
import { userEntry } from '../../session/entries.ts';

const firebase = { projectId: 'p', apiKey: 'k', appId: 'a', messagingSenderId: '1', vapidKey: 'v' };
const now = () => new Date('2026-11-20T01:00:00Z');

let sent: Request[] = [];
let log: readonly (readonly unknown[])[] = [];

const worker: ServiceWorkerRegistration = Object.create(null);
const browser: PushBrowser = { startWorker: async () => worker, fetchToken: async () => 'token' };

const respondWith = (status: number) =>
  configureApi({
    origin: 'https://michi.example',
    locks: undefined,
    fetch: async (request) => {
      sent.push(request);
      return Response.json({ data: {} }, { status });
    },
  });

beforeEach(() => {
  userEntry('FCM_TOKEN_AT').remove();
  session.clear();
  sent = [];
  const spy = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  log = spy.mock.calls;
  session.set('USER_ID', 'hana');
  session.set('AUTH', 'access');
  respondWith(200);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('registers the token of this browser and keeps it', async () => {
  expect(await registerPush(firebase, now, browser)).toBe(true);
  expect(await sent[0]?.json()).toEqual({ deviceId: 'token', platform: 'web', appCode: 'michi' });
  expect(session.get('FCM_TOKEN')).toBe('token');
  expect(registrationLeft(now())).toBe(tokenLifeMilliseconds);
  expect(log).toEqual([]);
});

test.each([
  [
    'the worker',
    { ...browser, startWorker: async () => Promise.reject(new Error('no')) },
    'Failed to register the background push worker',
  ],
  [
    'the token',
    { ...browser, fetchToken: async () => Promise.reject(new Error('no')) },
    'Failed to register for notifications',
  ],
])('only logs a failure of %s', async (_what, failing, logged) => {
  expect(await registerPush(firebase, now, failing)).toBe(false);
  expect(log.map(([message]) => message)).toEqual([logged]);
  expect([sent.length, session.get('FCM_TOKEN')]).toEqual([0, null]);
});

test('only logs that the service refuses the device', async () => {
  respondWith(422);
  expect(await registerPush(firebase, now, browser)).toBe(false);
  expect(log.map(([message]) => message)).toEqual(['Failed to register for notifications']);
  expect(session.get('FCM_TOKEN')).toBeNull();
});

test('discards the token of a student who has signed out meanwhile', async () => {
  const leaving = {
    ...browser,
    fetchToken: async () => {
      session.clear();
      return 'token';
    },
  };
  expect(await registerPush(firebase, now, leaving)).toBe(false);
  expect(session.get('FCM_TOKEN')).toBeNull();
});

test('a registration is good for seven days, and not at all without a token or a time', () => {
  const days = (count: number) => new Date(now().getTime() + count * 86_400_000);
  tokenAge.renew(now());
  expect(registrationLeft(now())).toBe(0);
  session.set('FCM_TOKEN', 'token');
  expect(registrationLeft(days(6))).toBe(86_400_000);
  expect([registrationLeft(days(7)), registrationLeft(days(-1))]).toEqual([0, 0]);
  userEntry('FCM_TOKEN_AT').write('some day');
  expect(registrationLeft(now())).toBe(0);
});

test('renews the token every seven days while permission is granted, and never prompts', async () => {
  vi.useFakeTimers({ now: now() });
  const clock = () => new Date();
  const notification = { permission: 'default', requestPermission: vi.fn() };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('navigator', { serviceWorker: {} });
  const register = vi.fn(async () => {
    session.set('FCM_TOKEN', 'token');
    tokenAge.renew(clock());
    return true;
  });
  const end = new AbortController();
  keepRegistered(firebase, clock, end.signal, register);
  expect(register).not.toHaveBeenCalled();
  notification.permission = 'granted';
  keepRegistered(firebase, clock, end.signal, register);
  await vi.advanceTimersByTimeAsync(0);
  expect(register).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(tokenLifeMilliseconds - 1);
  expect(register).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(register).toHaveBeenCalledTimes(2);
  end.abort();
  await vi.advanceTimersByTimeAsync(tokenLifeMilliseconds * 2);
  expect(register).toHaveBeenCalledTimes(2);
  expect(notification.requestPermission).not.toHaveBeenCalled();
});
