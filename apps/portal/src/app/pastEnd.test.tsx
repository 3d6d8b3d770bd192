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
import { paths } from '../shared/paths.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';

afterEach(cleanup);

const lists: readonly (readonly [name: string, shown: ComponentType, path: string, namespaces: string[]])[] =
  [
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

test.each(lists)(
  '%s: a page past the end leads back to the first',
  async (_name, Shown, path, namespaces) => {
    const pastEnd = `${path}${path.includes('?') ? '&' : '?'}page=99`;
    const { address } = await renderInPortal(<Shown />, { path: pastEnd, namespaces, scenario: 'empty' });
    const way = await waitFor(() => {
      const found = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].find((each) =>
        /first page/iu.test(each.textContent),
      );
      expect(found).toBeDefined();
      return found;
    });
    if (way !== undefined) await userEvent.click(way);
    await waitFor(() => expect(address()).not.toContain('page=99'));
    expect(screen.queryByText(/first page/iu)).toBeNull();
  },
);
