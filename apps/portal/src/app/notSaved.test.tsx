import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Component as ApplicationScreen } from '../features/applications/ApplicationScreen.tsx';
import { Component as CalendarScreen } from '../features/calendar/CalendarScreen.tsx';
import { Component as ChatScreen } from '../features/chat/ChatScreen.tsx';
import { Component as DashboardScreen } from '../features/dashboard/DashboardScreen.tsx';
import { Component as FavoritesScreen } from '../features/favorites/FavoritesScreen.tsx';
import { Component as HelpScreen } from '../features/help/HelpScreen.tsx';
import { JobPanel } from '../features/jobs/components/JobPanel.tsx';
import { Component as NewsScreen } from '../features/news/NewsScreen.tsx';
import { Component as ProfileScreen } from '../features/profile/ProfileScreen.tsx';
import { Component as CompareOffersScreen } from '../features/offers/CompareOffersScreen.tsx';
import { Component as ResumesScreen } from '../features/resume/ResumesScreen.tsx';
import { SeminarPanel } from '../features/seminars/components/SeminarPanel.tsx';
import { Component as TimesheetScreen } from '../features/timesheet/TimesheetScreen.tsx';
import { toApplication, toCompareOffers } from '../shared/navigation/paths.ts';
import { renderInPortal } from '../shared/test/renderInPortal.tsx';

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onlineManager.setOnline(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setOnline(true);
  vi.restoreAllMocks();
});

const id = '0199a1c2-0000-7000-8000-0000000a0002';

const screens = [
  ['an application', 'applications', toApplication(id), <ApplicationScreen key="screen" />],
  ['the comparison of offers', 'offers', toCompareOffers([]), <CompareOffersScreen key="screen" />],
  ['a job', 'jobs', '/', <JobPanel key="screen" id={id} audience="PUBLIC" level={1} />],
  ['a seminar', 'seminars', '/', <SeminarPanel key="screen" id={id} audience="PUBLIC" level={1} />],
  ['a list', 'news', '/', <NewsScreen key="screen" />],
  ['the profile', 'profile', '/', <ProfileScreen key="screen" />],
  ['the calendar', 'calendar', '/', <CalendarScreen key="screen" />],
  ['the dashboard', 'dashboard', '/', <DashboardScreen key="screen" />],
  ['the favorites', 'favorites', '/?tab=1', <FavoritesScreen key="screen" />],
  ['the resumes', 'resume', '/', <ResumesScreen key="screen" />],
  ['the threads', 'chat', '/', <ChatScreen key="screen" />],
  ['the timesheet', 'timesheet', '/', <TimesheetScreen key="screen" />],
  ['the help', 'help', '/', <HelpScreen key="screen" />],
] as const;

test.each(screens)(
  'says offline of %s that it is not saved on this device, and loads it once online',
  async (_name, namespace, path, element) => {
    setOnline(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await renderInPortal(element, { path, namespaces: [namespace] });
    const name = 'Not saved on this device';
    const isShown = () => screen.queryByRole('heading', { name }) !== null;
    expect(isShown()).toBe(false);
    await expect
      .poll(() => {
        vi.advanceTimersByTime(1_000);
        return isShown();
      })
      .toBe(true);
    setOnline(true);
    await expect.poll(isShown).toBe(false);
  },
);
