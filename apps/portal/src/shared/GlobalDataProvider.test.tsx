import { session } from '@michi/api/session';
import { act, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { Link } from 'react-router-dom';
import { logger } from './settings/logger.ts';
import { renderInPortal } from './test/renderInPortal.tsx';
import { FirstLocation } from './navigation/history.tsx';
import {
  GlobalDataProvider,
  useIsFirstDataRendered,
  useIsInUse,
  useGlobalData,
} from './GlobalDataProvider.tsx';

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
  const requested = requests.map(({ url }) => url.slice(url.indexOf('/api/'))).toSorted();
  expect(requested).toEqual([
    '/api/common/locations',
    '/api/company/companies/categories?isPlain=false',
    '/api/company/companies/categories?isPlain=true',
    '/api/company/companies?size=1000',
    '/api/job/categories',
  ]);
});

test('requests the lists again in another language, also while the responses in the first one are pending', async () => {
  const { requests, holdResponses } = await renderInPortal(
    <GlobalDataProvider>
      <Lists />
    </GlobalDataProvider>,
  );
  const release = holdResponses();
  const languages = () =>
    requests
      .filter(({ url }) => url.includes('/companies?'))
      .map(({ headers }) => headers.get('Accept-Language'));
  await expect.poll(languages).toEqual(['en']);
  act(() => session.set('LANGUAGE', 'jp'));
  release();
  await expect.poll(languages).toEqual(['en', 'ja']);
});

test('logs a list that cannot be loaded as the product specification does, sets the others, and shows no error', async () => {
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
  const values: boolean[] = [];
  const Beside = () => {
    const isTime = useIsFirstDataRendered();
    useEffect(() => void values.push(isTime), [isTime]);
    return isTime ? 'asks' : 'waits';
  };
  await renderInPortal(
    <GlobalDataProvider>
      <Beside />
    </GlobalDataProvider>,
  );
  expect(await screen.findByText('asks')).toBeTruthy();
  await vi.waitFor(() => expect([values[0], values.at(-1)]).toEqual([false, true]));
});

test('a screen that another one has led to is in use as soon as its data are rendered, the first one of a visit is not', async () => {
  const Deferred = () => (useIsInUse() ? 'in use' : 'waits');
  const Visit = () => {
    const isReady = useIsFirstDataRendered();
    return (
      <>
        <p>{isReady ? 'rendered' : 'loading'}</p>
        <Deferred />
        <Link to="/next">Next</Link>
      </>
    );
  };
  await renderInPortal(
    <FirstLocation>
      <GlobalDataProvider>
        <Visit />
      </GlobalDataProvider>
    </FirstLocation>,
  );
  expect(await screen.findByText('rendered')).toBeTruthy();
  expect(screen.queryByText('waits')).not.toBeNull();
  screen.getByRole('link').click();
  expect(await screen.findByText('in use')).toBeTruthy();
});

test('refuses to be used outside its provider', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await expect(renderInPortal(<Lists />)).rejects.toThrow(
    'useGlobalData must be used within a GlobalDataProvider',
  );
  report.mockRestore();
});
