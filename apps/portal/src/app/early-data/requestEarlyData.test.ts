import { session } from '@michi/api/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idPlaceholder, requestEarlyData } from './requestEarlyData.ts';

const words = { en: '/assets/words-en.json', ja: '/assets/words-jp.json' };
const screens = {
  '/student/dashboard': { requests: ['/api/user/users/profile', '/api/job/summary?period=ONE_YEAR'], words },
  '/student/job': { requests: ['/api/user/users/profile', `/api/job/jobs/show/${idPlaceholder}`], words },
};
const id = '0199a1c2-0000-7000-8000-000000000148';

const fetch = vi.fn((_address: string, _init?: RequestInit) =>
  Promise.resolve(Response.json({ hello: 'Hana' })),
);

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  session.set('AUTH', 'token');
});
afterEach(() => {
  fetch.mockClear();
  session.clear();
  session.set('LANGUAGE', 'en');
  globalThis.michiEarlyData = undefined;
  globalThis.michiEarlyWords = undefined;
  vi.unstubAllGlobals();
});

/** Requests of a page at an address, each with its headers. */
const asked = (address: string, settings = '{}') => {
  requestEarlyData(screens, {
    location: new URL(address, 'https://michi.example'),
    getElementById: () => ({ textContent: settings }),
  });
  return fetch.mock.calls.map(([url]) => url.replace('https://michi.example', ''));
};

test('requests the data and translations of a screen, with the token and in the language of the session', async () => {
  session.set('LANGUAGE', 'jp');
  expect(asked('/student/dashboard')).toEqual([...screens['/student/dashboard'].requests, words.ja]);
  const headers = { Authorization: 'Bearer token', 'Accept-Language': 'ja' };
  expect(fetch.mock.calls[0]?.[1]).toEqual({ headers });
  const early = globalThis.michiEarlyData?.get('https://michi.example/api/user/users/profile');
  expect(early?.headers).toEqual(headers);
  expect(await (await early?.answer)?.json()).toEqual({ hello: 'Hana' });
  expect(await globalThis.michiEarlyWords).toEqual({ hello: 'Hana' });
});

test('requests the resource that the address names by id', () => {
  expect(asked(`/student/job?id=${id}`)).toContain(`/api/job/jobs/show/${id}`);
});

test.each([
  ['with filters', '/student/dashboard?period=ONE_WEEK', '{}'],
  ['that names nothing', '/student/job', '{}'],
  ['that names more than an id', `/student/job?id=${id}&tab=1`, '{}'],
  ['where services live elsewhere', '/student/dashboard', '{"services":{"job":"https://jobs.example"}}'],
])('asks for the words alone at an address %s', (_what, address, settings) => {
  expect(asked(address, settings)).toEqual([words.en]);
});

test('requests nothing on another screen, or for a visitor', () => {
  expect(asked('/student/news')).toEqual([]);
  session.clear();
  expect(asked('/student/dashboard')).toEqual([]);
  expect(globalThis.michiEarlyData).toBeUndefined();
});

test('a request that fails, and nobody has taken, is no unhandled failure', async () => {
  fetch.mockRejectedValue(new TypeError('No network'));
  asked('/student/dashboard');
  const [early] = globalThis.michiEarlyData?.values() ?? [];
  await expect(early?.answer).rejects.toThrow('No network');
});
