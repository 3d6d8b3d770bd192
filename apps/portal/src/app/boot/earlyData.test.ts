import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withEarlyData, earlyScreens, studentArea, requestEarlyData } from './earlyData.ts';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { session } from '@michi/api/session';
import { paths, precachedPaths } from '../../shared/navigation/paths.ts';

const jobsAddress = 'https://michi.example/api/job/jobs/all';
const jobsHeaders = { Authorization: 'Bearer hana', 'Accept-Language': 'en' };

// The page has just been opened, however long the run has been going on.
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(1000));
afterEach(() => {
  globalThis.michiEarlyData = undefined;
  vi.restoreAllMocks();
});

/** A page whose first script has asked, and a `fetch` that answers "later". */
const page = (promise: Promise<Response>) => {
  globalThis.michiEarlyData = new Map([[jobsAddress, { headers: jobsHeaders, promise }]]);
  const fetch = vi.fn(() => Promise.resolve(new Response('later')));
  const send = withEarlyData(fetch);
  const ask = async (init: RequestInit = {}) =>
    (await send(new Request(jobsAddress, { headers: jobsHeaders, ...init }))).text();
  return { fetch, ask };
};

const firstResponse = () => Promise.resolve(new Response('first'));

test('serves an early response to its request, once', async () => {
  const { ask, fetch } = page(firstResponse());
  expect(await ask()).toBe('first');
  expect(fetch).not.toHaveBeenCalled();
  expect(await ask()).toBe('later');
});

test.each([
  ['another session', { headers: { ...jobsHeaders, Authorization: 'Bearer alex' } }],
  ['another language', { headers: { ...jobsHeaders, 'Accept-Language': 'ja' } }],
  ['an act', { method: 'POST' }],
])('returns it for no other request: %s', async (_name, init) => {
  const { ask } = page(firstResponse());
  expect(await ask(init)).toBe('later');
});

test('requests again if the early response failed or is too old', async () => {
  const lost = page(Promise.reject(new TypeError('No network')));
  expect(await lost.ask()).toBe('later');
  const old = page(firstResponse());
  vi.spyOn(performance, 'now').mockReturnValue(30_001);
  expect(await old.ask()).toBe('later');
});

test('returns nothing after an abort', async () => {
  const { ask } = page(firstResponse());
  await expect(ask({ signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
});

test.each(earlyScreens)('$path requests the translations of its route early', ({ path, namespaces }) => {
  const ofRoutes = matchRoutes(routes, path)?.flatMap(({ route }) => route.handle?.namespaces ?? []);
  expect(['shared', ...(ofRoutes ?? [])]).toEqual([...studentArea.namespaces, ...namespaces]);
});

test('the page of each of them is kept on the device', () => {
  expect(precachedPaths).toEqual(expect.arrayContaining(earlyScreens.map(({ path }) => path)));
});

const translations = { en: ['/assets/en.json'], ja: ['/assets/jp.json'] };
const files = { scripts: ['/assets/screen.js'], styles: ['/assets/screen.css'], translations };
const filesOf = Object.fromEntries(earlyScreens.map(({ path }) => [path, files]));
const id = '0199a1c2-0000-7000-8000-000000000148';

const fetch = vi.fn((_address: string, _init?: RequestInit) =>
  Promise.resolve(Response.json({ hello: 'Hana' })),
);

const insertAdjacentHTML = vi.fn<(position: 'beforeend', html: string) => void>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  session.set('AUTH', 'token');
});
afterEach(() => {
  fetch.mockClear();
  insertAdjacentHTML.mockClear();
  session.clear();
  session.set('LANGUAGE', 'en');
  globalThis.michiEarlyData = undefined;
  vi.unstubAllGlobals();
});

/** Requests of a page at an jobsAddress. */
const requestedPaths = (address: string, settings = '{}') => {
  requestEarlyData(filesOf, {
    location: new URL(address, 'https://michi.example'),
    head: { insertAdjacentHTML },
    getElementById: () => ({ textContent: settings }),
  });
  return fetch.mock.calls.map(([url]) => url.replace('https://michi.example', ''));
};

test('requests the data and translations of a screen, with the token and in the language of the session', async () => {
  session.set('LANGUAGE', 'jp');
  const [dashboard] = earlyScreens;
  expect(requestedPaths(paths.dashboard)).toEqual([
    ...translations.ja,
    studentArea.request,
    ...(dashboard?.requests ?? []),
  ]);
  const headers = { Authorization: 'Bearer token', 'Accept-Language': 'ja' };
  expect(fetch.mock.calls.map(([, init]) => init?.headers)).toEqual([{}, headers, headers, headers]);
  const early = globalThis.michiEarlyData?.get('https://michi.example/api/user/users/profile');
  expect(early?.headers).toEqual(headers);
  expect(await (await early?.promise)?.json()).toEqual({ hello: 'Hana' });
});

test('preloads the scripts and styles of a screen', () => {
  requestedPaths(paths.dashboard);
  expect(insertAdjacentHTML.mock.calls).toEqual([
    [
      'beforeend',
      '<link rel="modulepreload" crossorigin href="/assets/screen.js"><link rel="preload" as="style" crossorigin href="/assets/screen.css">',
    ],
  ]);
});

test('requests the resource that the address names by id', () => {
  expect(requestedPaths(`${paths.publicJobDetails}?id=${id}`)).toContain(`/api/job/jobs/show/${id}`);
});

test.each([
  ['with filters', `${paths.dashboard}?period=ONE_WEEK`, '{}'],
  ['that names nothing', paths.publicJobDetails, '{}'],
  ['that names more than an id', `${paths.publicJobDetails}?id=${id}&tab=1`, '{}'],
  ['where services live elsewhere', paths.dashboard, '{"services":{"job":"https://jobs.example"}}'],
])('requests the translations alone at an address %s', (_what, address, settings) => {
  expect(requestedPaths(address, settings)).toEqual(translations.en);
});

test('requests nothing on another screen, or for a visitor', () => {
  expect(requestedPaths('/student/news')).toEqual([]);
  session.clear();
  expect(requestedPaths(paths.dashboard)).toEqual([]);
  expect(globalThis.michiEarlyData).toBeUndefined();
  expect(insertAdjacentHTML).not.toHaveBeenCalled();
});

test('a request that fails, and nobody has taken, is no unhandled failure', async () => {
  fetch.mockRejectedValue(new TypeError('No network'));
  requestedPaths(paths.dashboard);
  const early = globalThis.michiEarlyData?.get('https://michi.example/api/user/users/profile');
  await expect(early?.promise).rejects.toThrow('No network');
});
