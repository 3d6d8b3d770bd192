import { exampleUser } from '@michi/api/mocks';
import { session } from '@michi/api/session';
import { act, cleanup, screen } from '@testing-library/react';
import { matchRoutes, Outlet, type RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoginState } from '../shared/session/loginAddress.ts';
import { paths, toJob, toLogin, toPublicJob } from '../shared/navigation/paths.ts';
import { followUser } from '../shared/session/followUser.ts';
import { forgetEntriesOfOthers } from '../shared/session/forget.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';
import { createRoutes, needsSession } from './createRoutes.ts';
import { screens } from './routes.tsx';

beforeEach(() => {
  // Another test file may have signed somebody out in this page: nobody has, as in a page just loaded.
  followUser(() => undefined)();
});
afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

/** The routes of the portal, each of whose screens says its path and nothing else. */
const named = (tree: readonly RouteObject[]): RouteObject[] =>
  tree.map((route) => {
    if (route.index === true) return route;
    const children = route.children ? { children: named(route.children) } : {};
    if (route.lazy === undefined && route.path !== paths.signOut) return { ...route, ...children };
    const name = route.path?.endsWith('*') === true ? 'notFound' : route.path;
    const Component = () => (
      <div>
        <p>{name}</p>
        <Outlet />
      </div>
    );
    const { lazy: _lazy, ...rest } = route;
    return { ...rest, ...children, Component };
  });

const show = async (path: string, isSignedIn: boolean, state?: LoginState) => {
  const { address } = await renderInPortal(named(createRoutes(() => Promise.resolve())), {
    path,
    isSignedIn,
    state,
  });
  return address;
};

/** Begins a session in another tab. */
const signInElsewhere = (user: string) =>
  act(() => {
    localStorage.setItem('USER_ID', JSON.stringify(user));
    localStorage.setItem('AUTH', '"token"');
    dispatchEvent(new StorageEvent('storage'));
  });

/** An address, where it leads, and the path of the screen that is shown there. */
type Way = readonly [path: string, destination: string, screen: string];

const waysOfUsers: readonly Way[] = [
  ...screens
    .map(({ path }): Way => [path, path, path])
    .filter(([path]) => path !== paths.login && path !== paths.register),
  [paths.signOut, paths.signOut, paths.signOut],
  [paths.logout, paths.signOut, paths.signOut],
  [paths.root, paths.dashboard, paths.dashboard],
  [paths.login, paths.dashboard, paths.dashboard],
  ['/app', paths.dashboard, paths.dashboard],
  [paths.register, paths.dashboard, paths.dashboard],
  [paths.student, paths.dashboard, paths.dashboard],
  [paths.admin, paths.users, paths.users],
  ['/student/nowhere', '/student/nowhere', 'notFound'],
  ['/nowhere', '/nowhere', 'notFound'],
  ['/student/Calendar/', '/student/Calendar/', paths.calendar],
  ['/App/Login/', paths.dashboard, paths.dashboard],
  ['/studentship', '/studentship', 'notFound'],
];

test.each(waysOfUsers)(
  '%s leads whoever is signed in to %s, the screen %s',
  async (path, destination, name) => {
    const address = await show(path, true);
    expect(await screen.findByText(name)).toBeTruthy();
    expect(address()).toBe(destination);
  },
);

const leavesOf = (routes: readonly RouteObject[]): readonly RouteObject[] =>
  routes.flatMap((route) => (route.children === undefined ? [route] : leavesOf(route.children)));

test('no route is left without an element, of which React Router warns in the console', () => {
  const leaves = leavesOf(createRoutes(() => Promise.resolve()));
  expect(leaves.length).toBeGreaterThan(screens.length);
  expect(
    leaves.filter(
      ({ Component, element, lazy }) =>
        Component === undefined && element === undefined && lazy === undefined,
    ),
  ).toEqual([]);
});

const waysOfVisitors: readonly Way[] = [
  [paths.login, paths.login, paths.login],
  ['/app', paths.login, paths.login],
  [paths.register, paths.register, paths.register],
  [paths.forgotPassword, paths.forgotPassword, paths.forgotPassword],
  [paths.student, `${paths.login}?next=%2Fstudent%2Fdashboard`, paths.login],
  [paths.publicJobs, `${paths.login}?next=%2Fstudent%2Fjob%2Fpublic-jobs`, paths.login],
  [toJob('PUBLIC', 'a'), toPublicJob('a'), paths.publicJob],
  [toJob('UNIVERSITY', 'a'), toLogin(toJob('UNIVERSITY', 'a')), paths.login],
  [paths.users, `${paths.login}?next=%2Fadmin%2Fusers`, paths.login],
  [paths.createProfile, `${paths.login}?next=%2Fapp%2Fcreate-profile`, paths.login],
];

test.each(waysOfVisitors)('%s leads a visitor to %s, the screen %s', async (path, destination, name) => {
  const address = await show(path, false);
  expect(await screen.findByText(name)).toBeTruthy();
  expect(address()).toBe(destination);
});

test('an expired session redirects to the login page, whose address contains no user', async () => {
  const address = await show(paths.publicJobs, true);
  expect(await screen.findByText(paths.publicJobs)).toBeTruthy();
  act(() => session.clear());
  expect(await screen.findByText(paths.login)).toBeTruthy();
  expect(address()).toBe(`${paths.login}?next=%2Fstudent%2Fjob%2Fpublic-jobs`);
  signInElsewhere('another');
  expect(await screen.findByText(paths.dashboard)).toBeTruthy();
});

test('returns only the owner of an expired session to the page, also after a reload', async () => {
  await show(paths.publicJobs, true);
  expect(await screen.findByText(paths.publicJobs)).toBeTruthy();
  cleanup();
  const address = await show(paths.publicJobs, false);
  expect(await screen.findByText(paths.login)).toBeTruthy();
  expect(address()).toBe(`${paths.login}?next=%2Fstudent%2Fjob%2Fpublic-jobs`);
  signInElsewhere(exampleUser);
  expect(await screen.findByText(paths.publicJobs)).toBeTruthy();
});

test('asks whose session has expired at a job to log in again, as at any other page', async () => {
  const job = toJob('PUBLIC', 'a');
  const address = await show(job, true);
  expect(await screen.findByText(paths.publicJobDetails)).toBeTruthy();
  act(() => session.clear());
  expect(await screen.findByText(paths.login)).toBeTruthy();
  expect(address()).toBe(toLogin(job));
});

test('shows nothing of a student once another signs in in another tab', async () => {
  await show(paths.publicJobs, true);
  expect(await screen.findByText(paths.publicJobs)).toBeTruthy();
  act(() => {
    localStorage.setItem('USER_ID', '"another"');
    dispatchEvent(new StorageEvent('storage'));
  });
  expect(screen.queryByText(paths.publicJobs)).toBeNull();
});

test('the login page of another tab continues when a user signs in', async () => {
  const address = await show(`${paths.login}?next=%2Fstudent%2Fnews`, false, { owner: 'another' });
  expect(await screen.findByText(paths.login)).toBeTruthy();
  signInElsewhere('hana');
  expect(await screen.findByText(paths.dashboard)).toBeTruthy();
  expect(address()).toBe(paths.dashboard);
});

test('a screen is shown with its translations, and the error page if they cannot be loaded', async () => {
  const loaded: string[] = [];
  const loadNamespaces = async (namespaces: readonly string[]) => {
    loaded.push(...namespaces);
    throw new Error('No network');
  };
  await renderInPortal(createRoutes(loadNamespaces), { path: paths.terms });
  expect(await screen.findByRole('heading', { name: 'We couldn’t show this page' })).toBeTruthy();
  expect(loaded).toEqual(['legal']);
});

test.each([
  [paths.student, true],
  [paths.dashboard, true],
  ['/Student/Calendar/', true],
  ['/student/nowhere', true],
  [paths.admin, true],
  [paths.auditLog, true],
  [paths.createProfile, true],
  [paths.login, false],
  [paths.terms, false],
  ['/studentship', false],
  [paths.root, false],
])('%s needs a session: %s', (path, isNeeded) => {
  expect(
    needsSession(
      matchRoutes(
        createRoutes(() => Promise.resolve()),
        path,
      ),
    ),
  ).toBe(isNeeded);
});
