import { session } from '@michi/api/session';
import { act, cleanup, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useLocation, type RouteObject } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageHeader } from '@michi/design-system/page-header';
import { sessionQueryClient } from '../../shared/session/queryClient.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { userKey } from '../../shared/session/entries.ts';
import { BrokenScreen, hasFailedOfflineAtom } from '../screens/BrokenScreen.tsx';
import { Root } from './Root.tsx';
import { Component as StudentArea } from './StudentArea.tsx';
import { StudentLayout } from './StudentLayout.tsx';

// No other test file may import it: files share a page, and a loaded module is not replaced.
vi.mock('./StudentLayout.tsx', { spy: true });

const Screen = ({ title }: { readonly title: string }) => {
  useScreenTitle(title);
  return <PageHeader title={title} />;
};

const Broken = (): never => {
  throw new Error('broken on purpose');
};

beforeEach(() => localStorage.clear());

/** The screen of the address. */
function Contents() {
  const { pathname } = useLocation();
  if (pathname === '/student/job/university-jobs') return <Broken />;
  return <Screen title={pathname === '/student/dashboard' ? 'My Progress' : 'Public Jobs'} />;
}

const routes = (): RouteObject[] => [
  {
    Component: Root,
    children: [
      {
        Component: StudentArea,
        children: [{ ErrorBoundary: BrokenScreen, children: [{ path: '/student/*', Component: Contents }] }],
      },
      { path: '*', element: null },
    ],
  },
];

const open = (environment: TestEnvironment = {}) =>
  renderInPortal(routes(), { path: '/student/dashboard', namespaces: ['app'], ...environment });

const navigation = () => within(screen.getByRole('navigation', { name: 'Main navigation' }));

test('shows the places of a student with a university, and marks the current one', async () => {
  await open();
  await userEvent.click(navigation().getByRole('button', { name: 'My Jobs' }));
  expect(await navigation().findByRole('link', { name: 'University Jobs' })).toBeTruthy();
  await userEvent.click(navigation().getByRole('button', { name: 'Dashboard' }));
  expect(navigation().getByRole('link', { name: 'My Progress', current: 'page' })).toBeTruthy();
});

test('makes only the bars the device has room for', async () => {
  await open();
  expect(document.querySelectorAll('nav').length).toBe(1);
  expect(navigation()).toBeTruthy();
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  expect(await screen.findByRole('navigation', { name: 'Main pages' })).toBeTruthy();
  expect(document.querySelectorAll('nav').length).toBe(1);
});

test('leaves the places of a university out until a student is known to have one', async () => {
  await open({ overrides: { getProfile: { status: 403 } } });
  await userEvent.click(navigation().getByRole('button', { name: 'My Jobs' }));
  expect(navigation().getByRole('link', { name: 'Public Jobs' })).toBeTruthy();
  expect(navigation().queryByRole('link', { name: 'University Jobs' })).toBeNull();
});

test('names a new screen in the tab and aloud, and moves the focus to its heading', async () => {
  await open();
  await userEvent.click(navigation().getByRole('button', { name: 'My Jobs' }));
  await userEvent.click(navigation().getByRole('link', { name: 'Public Jobs' }));
  const heading = await screen.findByRole('heading', { name: 'Public Jobs' });
  await vi.waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe('Public Jobs · Michi');
  await vi.waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Public Jobs'),
  );
});

test('draws the frame no second time when the screen changes', async () => {
  await open();
  await userEvent.click(navigation().getByRole('button', { name: 'My Jobs' }));
  // The frame is drawn again once it is known that the student has a university.
  expect(await navigation().findByRole('link', { name: 'University Jobs' })).toBeTruthy();
  await expect.poll(() => sessionQueryClient().isFetching()).toBe(0);
  vi.mocked(StudentLayout).mockClear();
  await userEvent.click(navigation().getByRole('link', { name: 'Public Jobs' }));
  expect(await screen.findByRole('heading', { name: 'Public Jobs' })).toBeTruthy();
  expect(StudentLayout).not.toHaveBeenCalled();
});

test('keeps the navigation when a screen breaks, and mends it by going elsewhere', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await open({ path: '/student/job/university-jobs' });
  expect(await screen.findByRole('heading', { name: 'We couldn’t show this page' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
  await userEvent.click(navigation().getByRole('button', { name: 'Dashboard' }));
  await userEvent.click(navigation().getByRole('link', { name: 'My Progress' }));
  expect(await screen.findByRole('heading', { name: 'My Progress' })).toBeTruthy();
  log.mockRestore();
});

test.each([
  ['en', 'Not saved on this device', 'It will load when you’re back online.'],
  ['jp', 'この端末に保存されていません', '接続が戻ると表示されます。'],
] as const)(
  'says offline that a screen that fails is not saved, and reloads the page once online (%s)',
  async (language, title, text) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await open({ path: '/student/job/university-jobs', language });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(go).not.toHaveBeenCalled();
    network.mockReturnValue(true);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith(0));
    for (const spy of [network, go, log]) spy.mockRestore();
    // The reload, which did not happen, would end it.
    getDefaultStore().set(hasFailedOfflineAtom, false);
  },
);

test('searches the public jobs from anywhere, by the keyboard', async () => {
  const { address } = await open();
  await userEvent.keyboard('{Control>}/{/Control}');
  const search = await screen.findByRole('combobox', { name: 'Search' });
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('a/b 東京');
  await userEvent.click(await screen.findByRole('option', { name: 'Search public jobs for “a/b 東京”' }));
  await vi.waitFor(() => expect(address()).toBe('/student/job/public-jobs?search=a%2Fb+%E6%9D%B1%E4%BA%AC'));
});

test('keeps the minimised sidebar for the next visit', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
  expect(screen.getByRole('button', { name: 'Expand the sidebar' })).toBeTruthy();
  expect(localStorage.getItem('SIDEBAR_MINIMISED')).toBe('true');
});

test('changes the language everywhere, keeps it here and with the settings', async () => {
  const { requests } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Language: English' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: '日本語' }));
  expect(await screen.findByRole('navigation', { name: 'メインナビゲーション' })).toBeTruthy();
  expect(session.language()).toBe('jp');
  expect(document.documentElement.lang).toBe('ja');
  const sent = requests.find(({ url }) => url.endsWith('/api/user/auth/setting'));
  expect(await sent?.json()).toEqual({ language: 'jp' });
});

test('asks before signing out', async () => {
  const { address } = await open();
  await userEvent.click(navigation().getByRole('button', { name: 'Sign Out' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(address()).toBe('/student/dashboard');
  await userEvent.click(navigation().getByRole('button', { name: 'Sign Out' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign Out' }));
  await vi.waitFor(() => expect(address()).toBe('/app/signout'));
});

test('sends what an earlier visit left, without a tap', async () => {
  const user = '0199a1c2-0000-7000-8000-000000000001';
  const variables = { id: 'one', isFavorite: true, key: 'a', at: '2026-11-23T03:00:00Z' };
  const left = { mutationKey: ['offline', 'favoriteJob'], variables, sequence: 1, refusal: null };
  localStorage.setItem(userKey('MUTATION', user, 'a'), JSON.stringify(left));
  const { requests } = await open();
  await vi.waitFor(
    () => expect(requests.map(({ url }) => url).join(' ')).toContain('/jobs/students/action/'),
    10_000,
  );
});

test('reports a failed call in a red toast', async () => {
  await open({ overrides: { getProfile: { status: 403 } } });
  expect(await screen.findAllByText(/Your account is on leave/)).not.toHaveLength(0);
});

test('draws no frame of a student for who may be an admin, before it is known', async () => {
  await open({ overrides: { getProfile: 'pending' } });
  expect(navigation()).toBeTruthy();
  cleanup();
  await open({ isStudent: false, overrides: { getProfile: 'pending' } });
  expect(screen.getByText('Loading application…')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

/** The navigation of a student with a university (specs/COVERAGE.md, section 1, "Navigation sets"). */
const groups = {
  Dashboard: ['My Progress', 'News'],
  'My Seminars': ['Public Seminars', 'University Seminars'],
  'My Jobs': ['Public Jobs', 'University Jobs'],
  'Career Office': ['Counsellors', 'University Profile'],
};
const linkLabels = [
  'Course',
  'Chat',
  'Calendar',
  'Profile',
  'Favorites',
  'Notification',
  'Help and Feedback',
  'Settings',
];

test('names the navigation items as the product specification does', async () => {
  await renderInPortal(<StudentLayout />, { path: '/student/chat', namespaces: ['app'] });
  const shown = navigation();
  // Chat and Notification say how much is unread behind their name.
  for (const environment of linkLabels)
    expect(await shown.findByRole('link', { name: new RegExp(`^${environment}`) })).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  for (const [group, links] of Object.entries(groups)) {
    await userEvent.click(await shown.findByRole('button', { name: group }));
    for (const link of links) expect(await shown.findByRole('link', { name: link })).toBeTruthy();
  }
});

test('the sign-out of a phone needs no network', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 800));
  // Nothing is awaited between a touch and what it shows: whatever had to be fetched first would not be there.
  const touch = (name: string) => act(() => screen.getByRole('button', { name }).click());
  await renderInPortal(<StudentLayout />, { path: '/student/chat', namespaces: ['app'] });
  touch('Menu');
  touch('Sign Out');
  expect(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign Out' })).toBeTruthy();
});

test('the menu of a phone opens with the groups that its bar does not have', async () => {
  await page.viewport(360, 780);
  onTestFinished(() => page.viewport(1280, 800));
  await renderInPortal(<StudentLayout />, { path: '/student/chat', namespaces: ['app'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog'));
  await menu.findByRole('link', { name: 'My Appointments' });
  expect(menu.queryByRole('link', { name: 'Public Jobs' })).toBeNull();
  await userEvent.click(menu.getByRole('button', { name: 'My Jobs' }));
  await menu.findByRole('link', { name: 'Public Jobs' });
  expect(menu.queryByRole('link', { name: 'My Appointments' })).toBeNull();
});
