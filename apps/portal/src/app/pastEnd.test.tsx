import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { AuditScreen } from '../features/admin/AuditScreen.tsx';
import { UsersScreen } from '../features/admin/UsersScreen.tsx';
import { CareerOfficeScreen } from '../features/career-office/CareerOfficeScreen.tsx';
import { CompaniesScreen } from '../features/companies/CompaniesScreen.tsx';
import { CoursesScreen } from '../features/courses/CoursesScreen.tsx';
import { FavoritesScreen } from '../features/favorites/FavoritesScreen.tsx';
import { HelpScreen } from '../features/help/HelpScreen.tsx';
import { NewsScreen } from '../features/news/NewsScreen.tsx';
import { NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx';
import { CounsellorsScreen } from '../features/career-office/CounsellorsScreen.tsx';
import { SponsorsScreen } from '../features/career-office/SponsorsScreen.tsx';
import { JobsScreen } from '../features/jobs/JobsScreen.tsx';
import { SeminarsScreen } from '../features/seminars/SeminarsScreen.tsx';
import { paths } from '../shared/paths.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';

afterEach(cleanup);

const lists: readonly (readonly [name: string, shown: ComponentType, path: string, namespaces: string[]])[] =
  [
    ['jobs', JobsScreen, paths.publicJobs, ['jobs']],
    ['applied jobs', JobsScreen, `${paths.publicJobs}?tab=1`, ['jobs']],
    ['seminars', SeminarsScreen, paths.publicSeminars, ['seminars']],
    ['counsellors', CounsellorsScreen, paths.counsellors, ['career-office', 'university']],
    ['sponsors', SponsorsScreen, paths.sponsors, ['career-office', 'university']],
    ['companies', CompaniesScreen, paths.companies, ['companies']],
    ['companies that looked at the profile', CompaniesScreen, paths.viewedProfile, ['companies']],
    ['users', UsersScreen, paths.users, ['admin']],
    ['the audit log', AuditScreen, paths.auditLog, ['admin']],
    ['courses', CoursesScreen, paths.courses, ['courses']],
    ['news', NewsScreen, paths.news, ['news']],
    ['favorites', FavoritesScreen, paths.favorites, ['favorites', 'jobs', 'seminars']],
    ['notifications', NotificationsScreen, paths.notifications, ['notifications', 'push']],
    ['questions', HelpScreen, `${paths.help}?tab=1`, ['help']],
    ['past appointments', CareerOfficeScreen, paths.careerOffice, ['career-office', 'university']],
  ];

test.each(lists)('%s: a page past the end leads back to the last', async (_name, Shown, path, namespaces) => {
  const page = `${path.includes('?') ? '&' : '?'}page=9999`;
  const { address } = await renderInPortal(<Shown />, { path: `${path}${page}`, namespaces });
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }));
  await waitFor(() => expect(address()).not.toContain('page=9999'));
  expect(screen.queryByRole('button', { name: 'Go to the last page' })).toBeNull();
});

test.each(lists)('%s: with nothing in it no page is past the end', async (_name, Shown, path, namespaces) => {
  const page = `${path.includes('?') ? '&' : '?'}page=9999`;
  await renderInPortal(<Shown />, { path: `${path}${page}`, namespaces, scenario: 'empty' });
  await screen.findAllByRole('heading', { level: 1 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.queryByText('There is no such page')).toBeNull();
});
