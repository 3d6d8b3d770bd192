import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Component as CareerOfficeScreen } from '../features/career-office/CareerOfficeScreen.tsx';
import { Component as CounsellorsScreen } from '../features/career-office/CounsellorsScreen.tsx';
import { Component as SponsorsScreen } from '../features/career-office/SponsorsScreen.tsx';
import { Component as ChatScreen } from '../features/chat/ChatScreen.tsx';
import { Component as CompaniesScreen } from '../features/companies/CompaniesScreen.tsx';
import { Component as DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { Component as FavoritesScreen } from '../features/favorites/FavoritesScreen.tsx';
import { Component as HelpScreen } from '../features/help/HelpScreen.tsx';
import { Component as JobsScreen } from '../features/jobs/JobsScreen.tsx';
import { Component as NewsScreen } from '../features/news/NewsScreen.tsx';
import { Component as NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx';
import { Component as ResumesScreen } from '../features/resume/ResumesScreen.tsx';
import { Component as SeminarsScreen } from '../features/seminars/SeminarsScreen.tsx';
import { GlobalDataProvider } from '../shared/GlobalDataProvider.tsx';
import { paths, screenGroupOf } from '../shared/navigation/paths.ts';
import { BackButton } from '../shared/test/BackButton.tsx';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';
import { RouteAnnouncer } from './layouts/RouteAnnouncer.tsx';

beforeEach(() => page.viewport(390, 844));
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  await page.viewport(1280, 800);
});

/** Another screen, whatever it is. */
function Elsewhere() {
  return <h1 tabIndex={-1}>Elsewhere</h1>;
}

interface SceneProps {
  readonly path: string;
  readonly Shown: ComponentType;
}

function Scene({ path, Shown }: SceneProps) {
  const { pathname } = useLocation();
  return (
    <GlobalDataProvider>
      <main tabIndex={-1}>{screenGroupOf(pathname) === path.split('?')[0] ? <Shown /> : <Elsewhere />}</main>
      <BackButton />
      <RouteAnnouncer />
    </GlobalDataProvider>
  );
}

const open = async (path: string, Shown: ComponentType, namespaces: readonly string[]) => {
  const scene = {
    path: '*',
    handle: { title: 'shared:notFound.title' },
    element: <Scene path={path} Shown={Shown} />,
  };
  const { address } = await renderInPortal([scene], { path, namespaces });
  const row = await waitFor(() => {
    const found = document.querySelector<HTMLAnchorElement>('main li a[href^="/student"]');
    if (found === null || !found.checkVisibility()) throw new Error('There is no row yet');
    return found;
  });
  const href = row.getAttribute('href');
  await userEvent.click(row);
  await waitFor(() => expect(address()).toBe(href));
  return { address, href };
};

const expectFocusOn = (href: string | null) =>
  waitFor(() => expect(document.activeElement?.getAttribute('href')).toBe(href));

test.each<readonly [name: string, Shown: ComponentType, path: string, namespaces: readonly string[]]>([
  ['jobs', JobsScreen, paths.publicJobs, ['jobs']],
  ['jobs of the university', JobsScreen, paths.universityJobs, ['jobs']],
  ['seminars', SeminarsScreen, paths.publicSeminars, ['seminars']],
  ['conversations', ChatScreen, paths.chat, ['chat']],
  ['news', NewsScreen, paths.news, ['news']],
  ['questions', HelpScreen, `${paths.help}?tab=1`, ['help']],
  ['appointments', CareerOfficeScreen, paths.careerOffice, ['career-office', 'university']],
  ['counsellors', CounsellorsScreen, paths.counsellors, ['career-office', 'university']],
  ['sponsors', SponsorsScreen, paths.sponsors, ['career-office', 'university']],
  ['companies', CompaniesScreen, paths.companies, ['companies']],
  ['favorites', FavoritesScreen, paths.favorites, ['favorites', 'jobs', 'seminars']],
  ['notifications', NotificationsScreen, paths.notifications, ['notifications', 'push']],
  ['resumes', ResumesScreen, paths.resumes, ['resume']],
  ['the dashboard', DashboardScreen, paths.dashboard, ['dashboard']],
])(
  '%s: on a phone the way back gives the focus to the row that led away',
  async (_name, Shown, path, namespaces) => {
    const { address, href } = await open(path, Shown, namespaces);
    screen.getByRole('button', { name: 'Back' }).click();
    await waitFor(() => expect(address()).toBe(path));
    await expectFocusOn(href);
  },
);

test.each<readonly [way: string, Shown: ComponentType, path: string, namespaces: readonly string[]]>([
  ['Back to jobs', JobsScreen, `${paths.publicJobs}?search=robot`, ['jobs']],
  ['Back to seminars', SeminarsScreen, paths.publicSeminars, ['seminars']],
  ['All conversations', ChatScreen, `${paths.chat}?kind=COMPANY`, ['chat']],
])('“%s” navigates back if the student came from the list', async (way, Shown, path, namespaces) => {
  const { address, href } = await open(path, Shown, namespaces);
  // What was opened is drawn, and has taken the focus up.
  await waitFor(() => expect(document.activeElement?.matches('main h1')).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: way }));
  await waitFor(() => expect(address()).toBe(path));
  await expectFocusOn(href);
});
