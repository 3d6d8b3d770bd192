import { exampleUser } from '@michi/api/mocks';
import { session } from '@michi/api/session';
import { act, cleanup, screen } from '@testing-library/react';
import { useContext, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createI18n } from '../shared/i18n/createI18n.ts';
import { paths } from '../shared/paths.ts';
import { followUser } from '../shared/stored/followUser.ts';
import { forgetEntriesOfOthers } from '../shared/stored/forget.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';
import { PortalRoutes } from './PortalRoutes.tsx';
import { AreaScreenContext } from './Surroundings.tsx';
import { adminScreens, createScreens, openScreens, studentScreens, type Screens } from './screens.ts';

beforeEach(() => {
  // Another test file may have signed somebody out in this page: nobody has, as in a page just loaded.
  followUser(() => undefined)();
});
afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

/** The screens of the portal, each of which says its name and nothing else. */
const named = (): Screens => {
  const screens = createScreens(
    createI18n(() => Promise.resolve({})),
    Promise.resolve(),
  );
  for (const [name, place] of Object.entries(screens)) {
    const Named: ComponentType = () => {
      const within = useContext(AreaScreenContext);
      return (
        <div>
          <p>{name}</p>
          {name.endsWith('Area') && within}
        </div>
      );
    };
    Object.assign(place, { Component: Named });
  }
  return screens;
};

const show = async (path: string, isSignedIn: boolean) => {
  const { address } = await renderInPortal(<PortalRoutes screens={named()} />, { path, isSignedIn });
  return address;
};

/** An address, where it leads, and the screen that is shown there. */
type Way = readonly [path: string, place: string, screen: string];

const waysOfUsers: readonly Way[] = [
  ...Object.entries({ ...openScreens, ...studentScreens, ...adminScreens }).map(([path, name]): Way => [
    path,
    path,
    name,
  ]),
  [paths.createProfile, paths.createProfile, 'createProfile'],
  [paths.signOut, paths.signOut, 'signOut'],
  [paths.logout, paths.signOut, 'signOut'],
  [paths.root, paths.dashboard, 'dashboard'],
  [paths.login, paths.dashboard, 'dashboard'],
  ['/app', paths.dashboard, 'dashboard'],
  [paths.register, paths.dashboard, 'dashboard'],
  [paths.student, paths.dashboard, 'dashboard'],
  [paths.admin, paths.users, 'users'],
  ['/student/nowhere', '/student/nowhere', 'notFound'],
  ['/nowhere', '/nowhere', 'notFound'],
  ['/student/Calendar/', '/student/Calendar/', 'calendar'],
  ['/App/Login/', paths.dashboard, 'dashboard'],
  ['/studentship', '/studentship', 'notFound'],
];

test.each(waysOfUsers)('%s leads whoever is signed in to %s, the screen %s', async (path, place, name) => {
  const address = await show(path, true);
  expect(await screen.findByText(name)).toBeTruthy();
  expect(address()).toBe(place);
});

const waysOfVisitors: readonly Way[] = [
  [paths.login, paths.login, 'login'],
  ['/app', paths.login, 'login'],
  [paths.register, paths.register, 'register'],
  [paths.forgotPassword, paths.forgotPassword, 'forgotPassword'],
  [paths.student, `${paths.login}?next=%2Fstudent`, 'login'],
  [paths.publicJobs, `${paths.login}?next=%2Fstudent%2Fjob%2Fpublic-jobs`, 'login'],
  [paths.users, `${paths.login}?next=%2Fadmin%2Fusers`, 'login'],
  [paths.createProfile, `${paths.login}?next=%2Fapp%2Fcreate-profile`, 'login'],
];

test.each(waysOfVisitors)('%s leads a visitor to %s, the screen %s', async (path, place, name) => {
  const address = await show(path, false);
  expect(await screen.findByText(name)).toBeTruthy();
  expect(address()).toBe(place);
});

test('a session that ends by itself leads to the login page, and back only for whose it was', async () => {
  const address = await show(paths.publicJobs, true);
  expect(await screen.findByText('jobs')).toBeTruthy();
  act(() => session.clear());
  expect(await screen.findByText('login')).toBeTruthy();
  expect(address()).toBe(`${paths.login}?next=%2Fstudent%2Fjob%2Fpublic-jobs&user=${exampleUser}`);
});

test('leads back only for whose session it was also where the page was loaded anew after it ended', async () => {
  await show(paths.publicJobs, true);
  expect(await screen.findByText('jobs')).toBeTruthy();
  cleanup();
  const address = await show(paths.publicJobs, false);
  expect(await screen.findByText('login')).toBeTruthy();
  expect(address()).toBe(`${paths.login}?next=%2Fstudent%2Fjob%2Fpublic-jobs&user=${exampleUser}`);
});

test('shows nothing of a student from the moment another signs in in another tab', async () => {
  await show(paths.publicJobs, true);
  expect(await screen.findByText('jobs')).toBeTruthy();
  act(() => {
    localStorage.setItem('USER_ID', '"another"');
    dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.queryByText('jobs')).toBeNull();
});

test('the login page of another tab leads on when somebody signs in', async () => {
  const address = await show(`${paths.login}?next=%2Fstudent%2Fnews&user=another`, false);
  expect(await screen.findByText('login')).toBeTruthy();
  act(() => {
    localStorage.setItem('USER_ID', '"hana"');
    localStorage.setItem('AUTH', '"token"');
    dispatchEvent(new StorageEvent('storage'));
  });
  expect(await screen.findByText('dashboard')).toBeTruthy();
  expect(address()).toBe(paths.dashboard);
});
