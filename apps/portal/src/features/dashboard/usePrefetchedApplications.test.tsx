import {
  getShowApplicationDossierQueryKey,
  getShowApplicationDossierQueryOptions,
  getStudentJobSummary,
} from '@michi/api/job';
import { getStudentSeminarSummary } from '@michi/api/seminar';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { isPersistedQuery } from '../../shared/offline/persistQueries.ts';
import { sessionQueryClient } from '../../shared/session/queryClient.ts';
import { stepPath, stepsOf } from '../../shared/ui/detail/nextStep.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as DashboardScreen } from './DashboardScreen.tsx';
import { applicationQueries, prefetchInTurn } from './usePrefetchedApplications.ts';

const ids = ['2', '3', '4'].map((end) => `0199a1c2-0000-7000-8000-0000000a000${end}`);

// A window that nobody sees has no idle moments, and each would be waited for in vain.
beforeEach(() => {
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => {
    queueMicrotask(() => work({ didTimeout: false, timeRemaining: () => 50 }));
    return 1;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const idsOf = (requests: readonly Request[]): readonly (string | undefined)[] =>
  requests
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.includes('/applications/'))
    .map((path) => path.split('/').at(-1));

/** Prefetches and tells which applications were requested. */
const prefetched = async (signal = new AbortController().signal, environment: TestEnvironment = {}) => {
  const { requests } = await renderInPortal(<p>Dashboard</p>, environment);
  const queries = ids.map((id) => getShowApplicationDossierQueryOptions(id));
  const again = () => prefetchInTurn(sessionQueryClient(), queries, signal);
  await again();
  return { requestedIds: () => idsOf(requests), again };
};

test('requests each application once, and none again on a second visit', async () => {
  const { requestedIds, again } = await prefetched();
  expect(requestedIds()).toEqual(ids);
  await again();
  expect(requestedIds()).toEqual(ids);
});

test('what it requests is saved on the device', () => {
  expect(isPersistedQuery({ queryKey: getShowApplicationDossierQueryKey('a') })).toBe(true);
});

test('requests nothing once the dashboard has been left', async () => {
  const { requestedIds } = await prefetched(AbortSignal.abort());
  expect(requestedIds()).toEqual([]);
});

test('requests nothing without a network, and nothing for a reader who saves data', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = await prefetched();
  expect(offline.requestedIds()).toEqual([]);
  online.mockRestore();
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  const { requestedIds } = await prefetched();
  expect(requestedIds()).toEqual([]);
});

test('stops at the first failure, without a retry', async () => {
  const { requestedIds } = await prefetched(undefined, { scenario: 'unavailable' });
  expect(requestedIds()).toEqual(ids.slice(0, 1));
});

test.each([
  [1, ['api/job/job-offers/offer0']],
  [2, ['api/job/job-offers/offer0', 'api/job/job-offers/offer1', 'api/job/job-offers']],
])('of %i offers to decide on, the letters and the comparison are %j', async (count, compared) => {
  await renderInPortal(<p>Dashboard</p>);
  const { nextSteps, waiting } = await getStudentJobSummary({ period: 'ONE_YEAR' });
  const offers = nextSteps
    .filter(({ kind }) => kind === 'DECIDE_OFFER')
    .flatMap((step) =>
      Array.from({ length: count }, (_, index) => ({
        ...step,
        applicationId: `application${index}`,
        job: {
          ...step.job,
          application: step.job.application && { ...step.job.application, jobOfferId: `offer${index}` },
        },
      })),
    );
  const requested = applicationQueries(offers, waiting).map(({ queryKey }) => queryKey.join('/'));
  expect(requested.filter((key) => key.includes('offer'))).toEqual(compared);
  const companies = [...offers, ...waiting].map(({ job }) => `api/company/companies/${job.company.id}`);
  expect(requested.slice(-companies.length)).toEqual(companies);
});

test('of each step, the page that it leads to is requested', async () => {
  const { requests } = await renderInPortal(<p>Dashboard</p>);
  const jobs = await getStudentJobSummary({ period: 'ONE_YEAR' });
  const seminars = await getStudentSeminarSummary({ period: 'ONE_YEAR' });
  const steps = stepsOf(jobs, seminars, new Date(0));
  const before = requests.length;
  await prefetchInTurn(sessionQueryClient(), applicationQueries(steps, []), new AbortController().signal);
  const requested = requests.slice(before).map(({ url }) => new URL(url).pathname.split('/').at(-1));
  const ledTo = steps.map((step) => new URL(stepPath(step), location.origin).searchParams.get('id'));
  expect(ledTo.length).toBeGreaterThan(0);
  expect(requested).toEqual(expect.arrayContaining(ledTo));
});

test('the dashboard requests the applications that it leads to, once it is in use', async () => {
  const { requests } = await renderInPortal(<DashboardScreen />, {
    path: paths.dashboard,
    namespaces: ['dashboard'],
  });
  await screen.findByRole('link', { name: 'Respond to the interview request: Isobe Market' });
  expect(idsOf(requests)).toEqual([]);
  await userEvent.keyboard('x');
  const led = () =>
    screen
      .getAllByRole<HTMLAnchorElement>('link')
      .map(({ href }) => new URL(href))
      .filter(({ pathname }) => pathname === paths.application)
      .map(({ searchParams }) => searchParams.get('id'));
  await expect.poll(() => new Set(idsOf(requests)), { timeout: 4_000 }).toEqual(new Set(led()));
  expect(led()).not.toEqual([]);
});
