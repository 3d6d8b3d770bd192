import type { OperationId } from '@michi/api/mocks';
import { cleanup, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Component as AuditScreen } from '../features/admin/AuditScreen.tsx';
import { Component as UsersScreen } from '../features/admin/UsersScreen.tsx';
import { Component as CounsellorsScreen } from '../features/career-office/CounsellorsScreen.tsx';
import { Component as SponsorsScreen } from '../features/career-office/SponsorsScreen.tsx';
import { Component as CompaniesScreen } from '../features/companies/CompaniesScreen.tsx';
import { Component as CoursesScreen } from '../features/courses/CoursesScreen.tsx';
import { Component as FavoritesScreen } from '../features/favorites/FavoritesScreen.tsx';
import { Component as HelpScreen } from '../features/help/HelpScreen.tsx';
import { Component as JobsScreen } from '../features/jobs/JobsScreen.tsx';
import { Component as NewsScreen } from '../features/news/NewsScreen.tsx';
import { Component as NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx';
import { Component as SeminarsScreen } from '../features/seminars/SeminarsScreen.tsx';
import { GlobalDataProvider } from '../shared/GlobalDataProvider.tsx';
import { paths } from '../shared/navigation/paths.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';

afterEach(cleanup);

const namespaces = [
  'admin',
  'career-office',
  'companies',
  'courses',
  'favorites',
  'help',
  'jobs',
  'news',
  'notifications',
  'seminars',
  'university',
] as const;

const jobs = (
  <GlobalDataProvider>
    <JobsScreen />
  </GlobalDataProvider>
);

/** Each list with a search or filters, its operation and path, and a query of which nothing is left after clearing. */
const lists: readonly (readonly [string, OperationId, ReactElement, string, string, string])[] = [
  ['jobs', 'listJobs', jobs, paths.publicJobs, '?search=x&workStyle=HYBRID', 'No Jobs Found'],
  ['applied jobs', 'listApplications', jobs, paths.publicJobs, '?tab=1&turn=STUDENT', 'No Jobs Found'],
  [
    'seminars',
    'listSeminars',
    <SeminarsScreen key="s" />,
    paths.publicSeminars,
    '?style=ONLINE',
    'No Seminars found',
  ],
  [
    'companies',
    'listCompanies',
    <CompaniesScreen key="c" />,
    paths.companies,
    '?search=x',
    'No companies found',
  ],
  [
    'viewed profile',
    'listProfileViews',
    <CompaniesScreen key="v" />,
    paths.viewedProfile,
    '?search=x',
    'No companies found',
  ],
  [
    'counsellors',
    'listCounsellors',
    <CounsellorsScreen key="o" />,
    paths.counsellors,
    '?style=ONLINE',
    'No Counsellors Found',
  ],
  ['sponsors', 'listSponsors', <SponsorsScreen key="p" />, paths.sponsors, '?search=x', 'No Sponsors Found'],
  ['news', 'listPosts', <NewsScreen key="n" />, paths.news, '?search=x', 'No News Found'],
  [
    'favorites',
    'listFavoriteJobs',
    <FavoritesScreen key="f" />,
    paths.favorites,
    '?search=x',
    'No Favorite Jobs Found',
  ],
  ['courses', 'listCourses', <CoursesScreen key="r" />, paths.courses, '?search=x', 'Courses Not Found'],
  [
    'notifications',
    'listNotifications',
    <NotificationsScreen key="i" />,
    paths.notifications,
    '?search=x',
    'No notifications found',
  ],
  ['questions', 'listQuestions', <HelpScreen key="q" />, paths.help, '?tab=1&search=x', 'No questions found'],
  ['users', 'listUsers', <UsersScreen key="u" />, paths.users, '?name=x&status=BLOCKED', 'No Data Found'],
  [
    'audit log',
    'listAuditEntries',
    <AuditScreen key="a" />,
    paths.auditLog,
    '?search=x&from=2026-11-01',
    'No Data Found',
  ],
];

test.each(lists)(
  'the list of %s without matches says so, with one control that clears',
  async (_name, _operation, element, path, query, title) => {
    const { address } = await renderInPortal(element, {
      path: `${path}${query}`,
      namespaces: [...namespaces],
      scenario: 'empty',
      overrides: { getProfile: 'populated' },
    });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText('Try fewer words or filters.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    await expect.poll(address).toBe(query.startsWith('?tab=1') ? `${path}?tab=1` : path);
  },
);

test.each(lists)(
  'an empty list of %s has no control that clears',
  async (_name, _operation, element, path, query) => {
    await renderInPortal(element, {
      path: query.startsWith('?tab=1') ? `${path}?tab=1` : path,
      namespaces: [...namespaces],
      scenario: 'empty',
      overrides: { getProfile: 'populated' },
    });
    expect(await screen.findByRole('heading', { level: 2, name: /^No |Not Found$/ })).toBeTruthy();
    expect(screen.queryByText('Try fewer words or filters.')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Clear (?!the search)/ })).toBeNull();
  },
);

test.each(lists)(
  'the list of %s offers a retry after a failure of %s',
  async (_name, operation, element, path, query) => {
    const { respondWith } = await renderInPortal(element, {
      path: query.startsWith('?tab=1') ? `${path}?tab=1` : path,
      namespaces: [...namespaces],
      overrides: { [operation]: { status: 422 } },
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    respondWith('populated');
    await userEvent.click(retry);
    await expect.poll(() => screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
  },
);
