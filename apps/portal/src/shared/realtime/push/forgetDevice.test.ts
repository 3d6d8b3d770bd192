import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDevice } from './forgetDevice.ts';

const sent: Request[] = [];

beforeEach(() => {
  session.clear();
  sent.length = 0;
  configureApi({
    origin: 'https://michi.example',
    locks: undefined,
    fetch: async (request) => {
      sent.push(request);
      throw new TypeError('no network');
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('unregisters the browser, though the session is cleared at once and the service out of reach', async () => {
  session.set('USER_ID', 'hana');
  session.set('FCM_TOKEN', 'token');
  forgetDevice();
  session.clear();
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.url).toBe('https://michi.example/api/notification/devices/unregister');
  expect(await sent[0]?.json()).toEqual({
    userId: 'hana',
    deviceId: 'token',
    platform: 'web',
    appCode: 'michi',
  });
});

test('sends nothing for a browser that was never registered', async () => {
  session.set('USER_ID', 'hana');
  forgetDevice();
  await Promise.resolve();
  expect(sent).toEqual([]);
});
