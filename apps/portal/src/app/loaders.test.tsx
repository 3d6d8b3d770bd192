import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Component as CompaniesScreen } from '../features/companies/CompaniesScreen.tsx';
import { Component as CompanyScreen } from '../features/companies/CompanyScreen.tsx';
import { Component as CoursesScreen } from '../features/courses/CoursesScreen.tsx';
import { Component as DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { Component as FavoritesScreen } from '../features/favorites/FavoritesScreen.tsx';
import { Component as HelpScreen } from '../features/help/HelpScreen.tsx';
import { Component as InterviewScreen } from '../features/interviews/InterviewScreen.tsx';
import { Component as JobsScreen } from '../features/jobs/JobsScreen.tsx';
import { Component as NewsScreen } from '../features/news/NewsScreen.tsx';
import { Component as NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx';
import { Component as CompareOffersScreen } from '../features/offers/CompareOffersScreen.tsx';
import { Component as OfferScreen } from '../features/offers/OfferScreen.tsx';
import { Component as ProfileScreen } from '../features/profile/ProfileScreen.tsx';
import { Component as PreviewScreen } from '../features/resume/PreviewScreen.tsx';
import { Component as ResumesScreen } from '../features/resume/ResumesScreen.tsx';
import { Component as FeedbackScreen } from '../features/seminars/FeedbackScreen.tsx';
import { Component as SeminarsScreen } from '../features/seminars/SeminarsScreen.tsx';
import { GlobalDataProvider } from '../shared/GlobalDataProvider.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';
import { earlyScreens } from './boot/earlyData.ts';
import { createRoutes } from './createRoutes.ts';
import { createPreload } from './preload.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

let client: QueryClient | undefined;

const preload = createPreload(createRoutes(() => Promise.resolve()));

/** Runs the loader of an address. */
const runLoader = (to: string): Promise<void> => preload(new URL(to, location.origin));

/** Runs the loader of an address, and shows its screen once a link is followed. */
function Meant({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const own = useQueryClient();
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    client = own;
    void runLoader(to);
  }, [own, to]);
  if (isThere) return <GlobalDataProvider>{children}</GlobalDataProvider>;
  return <button onClick={() => setIsThere(true)}>Go</button>;
}

/** Whatever is asked of it: a list with another filter is not the one that was fetched. */
const pathOf = ({ url }: Request): string => new URL(url).pathname;

const id = '0199a1c2-0000-7000-8000-000000000148';

test.each([
  [paths.dashboard, 2, <DashboardScreen key="dashboard" />, 'dashboard'],
  [paths.publicJobs, 2, <JobsScreen key="jobs" />, 'jobs'],
  [`${paths.universityJobs}?sort=DEADLINE&page=2`, 2, <JobsScreen key="university" />, 'jobs'],
  [`${paths.publicJobDetails}?id=${id}`, 1, <JobsScreen key="job" />, 'jobs'],
  [paths.publicSeminars, 2, <SeminarsScreen key="seminars" />, 'seminars'],
  [`${paths.universitySeminars}?canApply=true`, 2, <SeminarsScreen key="own" />, 'seminars'],
  [`${paths.publicSeminar}?id=${id}`, 1, <SeminarsScreen key="seminar" />, 'seminars'],
  [`${paths.publicJobCompany}?id=${id}`, 1, <CompanyScreen key="company" />, 'companies'],
  [`${paths.interview}?id=${id}`, 1, <InterviewScreen key="interview" />, 'interviews'],
  [`${paths.offerLetter}?id=${id}`, 1, <OfferScreen key="offer" />, 'offers'],
  [paths.compareOffers, 1, <CompareOffersScreen key="compare" />, 'offers'],
  [paths.profile, 2, <ProfileScreen key="profile" />, 'profile'],
  [`${paths.publicJobs}?tab=1`, 2, <JobsScreen key="applied" />, 'jobs'],
  [`${paths.publicJobs}?forYou=true`, 2, <JobsScreen key="forYou" />, 'jobs'],
  [`${paths.universitySeminars}?tab=2`, 2, <SeminarsScreen key="attended" />, 'seminars'],
  [`${paths.publicSeminarFeedback}?id=${id}`, 1, <FeedbackScreen key="feedback" />, 'seminars'],
  [`${paths.companies}?search=a`, 1, <CompaniesScreen key="companies" />, 'companies'],
  [paths.viewedProfile, 1, <CompaniesScreen key="views" />, 'companies'],
  [`${paths.courses}?tab=1`, 3, <CoursesScreen key="courses" />, 'courses'],
  [`${paths.favorites}?tab=1`, 1, <FavoritesScreen key="favorites" />, 'favorites'],
  [`${paths.help}?tab=1`, 2, <HelpScreen key="help" />, 'help'],
  [`${paths.news}?page=2`, 1, <NewsScreen key="news" />, 'news'],
  [`${paths.news}?post=${id}`, 1, <NewsScreen key="post" />, 'news'],
  [paths.notifications, 3, <NotificationsScreen key="notifications" />, 'notifications'],
  [paths.resumes, 1, <ResumesScreen key="resumes" />, 'resume'],
  [`${paths.resumePreview}?id=${id}`, 1, <PreviewScreen key="preview" />, 'resume'],
])('%s requests nothing again that its loader has prefetched', async (to, count, element, namespace) => {
  const { requests } = await renderInPortal(<Meant to={to}>{element}</Meant>, {
    path: to,
    namespaces: [namespace],
  });
  await expect.poll(() => requests.length).toBe(count);
  const ahead = requests.map(pathOf);
  const go = screen.getByRole('button', { name: 'Go' });
  await expect.poll(() => client?.isFetching()).toBe(0);
  go.click();
  await screen.findByRole('heading', { level: 1 });
  await expect.poll(() => client?.isFetching()).toBe(0);
  const later = requests.slice(count).map(pathOf);
  expect(later.filter((path) => ahead.includes(path))).toEqual([]);
});

test('an address without the required id requests nothing', async () => {
  const { requests } = await renderInPortal(<p>Nothing</p>);
  for (const path of [paths.calendar, paths.interview, paths.offerLetter, paths.publicJobCompany])
    await runLoader(path);
  expect(requests).toEqual([]);
});

test('nothing is requested without a session', async () => {
  const { requests } = await renderInPortal(<p>Nothing</p>, { isSignedIn: false });
  await runLoader(paths.publicJobs);
  expect(requests).toEqual([]);
});

test.each(earlyScreens)(
  'a page of $path requests early what its loader requests',
  async ({ path, requests: early }) => {
    const { requests } = await renderInPortal(<p>Nothing</p>);
    await runLoader(early.some((request) => request.includes('{id}')) ? `${path}?id=${id}` : path);
    await expect
      .poll(() => requests.map(({ url }) => url.slice(location.origin.length)))
      .toEqual(early.map((request) => request.replace('{id}', id)));
  },
);
