import { session } from '@michi/api/session';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi, afterEach, beforeEach } from 'vitest';
import { logger } from '../settings/logger.ts';
import { renderInPortal } from '../test/renderInPortal.tsx';
import {
  GlobalDataProvider,
  useIsFirstDataRendered,
  useGlobalData,
  untilQueriesSettled,
} from './GlobalDataProvider.tsx';
import { QueryClient } from '@tanstack/react-query';

const Lists = () => {
  const {
    locations,
    companies,
    jobCategories,
    categoryTree,
    categoryCounts,
    industryTree,
    industryCounts,
    plainIndustries,
  } = useGlobalData();
  const lengths = { locations, companies, jobCategories, categoryTree, industryTree, plainIndustries };
  return (
    <>
      {Object.entries(lengths).map(([name, list]) => (
        <p key={name}>{`${name} ${list.length > 0 ? 'filled' : 'empty'}`}</p>
      ))}
      <p>{`children counted ${[categoryTree, industryTree].every((tree, index) =>
        tree.every(
          ({ title, children }) => [categoryCounts, industryCounts][index]?.[title] === children.length,
        ),
      )}`}</p>
    </>
  );
};

test('fetches every list of the product spec once, the companies a thousand at a time', async () => {
  const { requests } = await renderInPortal(
    <GlobalDataProvider>
      <Lists />
    </GlobalDataProvider>,
  );
  for (const name of [
    'locations',
    'companies',
    'jobCategories',
    'categoryTree',
    'industryTree',
    'plainIndustries',
  ]) {
    expect(await screen.findByText(`${name} filled`)).toBeTruthy();
  }
  expect(screen.getByText('children counted true')).toBeTruthy();
  const asked = requests.map(({ url }) => url.slice(url.indexOf('/api/'))).toSorted();
  expect(asked).toEqual([
    '/api/common/locations',
    '/api/company/companies/categories?isPlain=false',
    '/api/company/companies/categories?isPlain=true',
    '/api/company/companies?size=1000',
    '/api/job/categories',
  ]);
});

test('requests the lists again in another language, in whose order their names are', async () => {
  const { requests } = await renderInPortal(
    <GlobalDataProvider>
      <Lists />
    </GlobalDataProvider>,
  );
  const languages = () =>
    requests
      .filter(({ url }) => url.includes('/companies?'))
      .map(({ headers }) => headers.get('Accept-Language'));
  await expect.poll(languages).toEqual(['en']);
  act(() => session.set('LANGUAGE', 'jp'));
  await expect.poll(languages).toEqual(['en', 'ja']);
});

test("logs a list that cannot be loaded with the product specification's words, sets the others, and shows no error", async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue(undefined);
  await renderInPortal(
    <GlobalDataProvider>
      <Lists />
    </GlobalDataProvider>,
    { overrides: { listLocations: { status: 403 }, listJobCategories: { status: 422 } } },
  );
  expect(await screen.findByText('companies filled')).toBeTruthy();
  await vi.waitFor(() =>
    expect(log.mock.calls.map(([message]) => message).toSorted()).toEqual([
      'Cannot Set All Locations',
      'Cannot Set Company Initial Capital Categories',
      'Cannot Set Job Category Nested',
    ]),
  );
  expect(screen.getByText('locations empty')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  log.mockRestore();
});

test("delays a small part of the first screen until that screen's data are rendered", async () => {
  const told: boolean[] = [];
  const Beside = () => {
    const isTime = useIsFirstDataRendered();
    useEffect(() => void told.push(isTime), [isTime]);
    return isTime ? 'asks' : 'waits';
  };
  await renderInPortal(
    <GlobalDataProvider>
      <Beside />
    </GlobalDataProvider>,
  );
  expect(await screen.findByText('asks')).toBeTruthy();
  await vi.waitFor(() => expect([told[0], told.at(-1)]).toEqual([false, true]));
});

test('refuses to be used outside its provider', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(renderInPortal(<Lists />)).rejects.toThrow(
    'useGlobalData must be used within a GlobalDataProvider',
  );
  report.mockRestore();
});

beforeEach(() => {
  vi.useFakeTimers();
  // A test cannot control when a browser is idle: without it a timeout is used.
  vi.stubGlobal('requestIdleCallback', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A screen with one query, and whether the wait for it is over. */
const createScene = () => {
  const client = new QueryClient();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const asked = client.fetchQuery({ queryKey: ['first'], queryFn: () => promise, retry: false });
  const isOver = vi.fn();
  void untilQueriesSettled(client).then(isOver);
  return { client, asked, answer: resolve, fail: reject, isOver };
};

test('waits for the first queries, and for those that depend on their result', async () => {
  const { client, asked, answer, isOver } = createScene();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).not.toHaveBeenCalled();
  const second = Promise.withResolvers<string>();
  const follows = client.fetchQuery({ queryKey: ['second'], queryFn: () => second.promise });
  answer('here');
  await asked;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(isOver).not.toHaveBeenCalled();
  second.resolve('here too');
  await follows;
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toHaveBeenCalledOnce();
});

test('continues after a failure', async () => {
  const { asked, fail, isOver } = createScene();
  fail(new Error('lost'));
  await asked.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toHaveBeenCalledOnce();
});

test('waits for one more frame, since the browser is idle between two steps of a long list', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { asked, answer, isOver } = createScene();
  answer('here');
  await asked;
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).not.toHaveBeenCalled();
  for (const frame of frames) frame(0);
  await vi.advanceTimersByTimeAsync(500);
  expect(isOver).toHaveBeenCalledOnce();
});

test('does not wait for a slow network for ever', async () => {
  const { isOver } = createScene();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isOver).toHaveBeenCalledOnce();
});
