import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toNotifications } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as NotificationsScreen } from './NotificationsScreen.tsx';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<NotificationsScreen />, {
    path: paths.notifications,
    namespaces: ['notifications', 'push'],
    ...environment,
  });

const interview = 'Isobe Market invited you to a second interview';
const deadline = 'One of your favorites closes in 6 days';

const changes = (requests: readonly Request[]) => requests.filter(({ method }) => method !== 'GET');
const rowOf = (title: string) => {
  const row = screen.getByRole('link', { name: title }).closest('li');
  if (row === null) throw new Error('no row');
  return within(row);
};

afterEach(cleanup);

test('puts notifications under Today, Yesterday and their day, and says which are unread', async () => {
  const { requests } = await show();
  await screen.findByRole('link', { name: interview });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Today',
    'Yesterday',
    'Tuesday 10 November 2026',
  ]);
  expect(rowOf(interview).getByText('Unread')).toBeTruthy();
  expect(rowOf(deadline).queryByText('Unread')).toBeNull();
  const [request] = requests.filter(({ url }) => url.includes('size=30'));
  expect(new URL(request?.url ?? 'about:blank').searchParams.get('group')).toBe('JOBS');
});

test('keeps the seminars in a separate tab', async () => {
  const { requests } = await show({ path: toNotifications({ tab: 1 }) });
  expect(await screen.findByRole('link', { name: /Seminar/, current: 'page' })).toBeTruthy();
  await expect.poll(() => requests.some(({ url }) => /group=SEMINAR&page=1&size=30/.test(url))).toBe(true);
});

test('opens its subject, and marks the notification as read', async () => {
  const { address, requests } = await show();
  await userEvent.click(await screen.findByRole('link', { name: interview }));
  await expect.poll(address).toBe('/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002');
  await expect.poll(() => changes(requests).length).toBe(1);
  expect(await changes(requests)[0]?.json()).toEqual({ ids: ['0199a1c2-0000-7000-8000-00000007e001'] });
});

test('leads to the application as well, and marks it as read', async () => {
  const { address, requests } = await show();
  await screen.findByRole('link', { name: interview });
  await userEvent.click(rowOf(interview).getByRole('link', { name: 'Application details' }));
  await expect
    .poll(address)
    .toBe('/student/job/applications/details?id=0199a1c2-0000-7000-8000-0000000a0002');
  await expect.poll(() => changes(requests).length).toBe(1);
  expect(rowOf(deadline).queryByRole('link', { name: 'Application details' })).toBeNull();
});

test('marks those that are chosen as read, at once', async () => {
  const { requests, holdResponses } = await show();
  await screen.findByRole('link', { name: interview });
  holdResponses();
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${interview}` }));
  expect(screen.getByText('1 selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  await expect.poll(() => rowOf(interview).queryByText('Unread')).toBeNull();
  await expect.poll(() => changes(requests).length).toBe(1);
  // The button is removed with the choice: the focus moves to its replacement.
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Select all' }));
});

test('takes it back when the service refuses', async () => {
  const { respondWith } = await show();
  await screen.findByRole('link', { name: interview });
  respondWith('populated', { readNotifications: { status: 500 } });
  await userEvent.click(screen.getByRole('checkbox', { name: `Select ${interview}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  await expect.poll(() => rowOf(interview).queryByText('Unread')).not.toBeNull();
});

test('counts what is unread, and nothing where everything is read', async () => {
  await show();
  await screen.findByRole('link', { name: interview });
  const tabs = () => screen.getByRole('navigation', { name: 'Notifications by group' }).textContent;
  await expect.poll(tabs).toMatch(/unread/);
  cleanup();
  await show({ scenario: 'empty' });
  await screen.findByText('Interview requests, results, offers and deadlines appear here.');
  expect(tabs()).toBe('JobsSeminar');
});

test('marks all of a group as read up to the latest that is shown', async () => {
  const { requests } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await expect.poll(() => changes(requests).length).toBe(1);
  expect(await changes(requests)[0]?.json()).toEqual({ upTo: '2026-11-20T00:30:00.000Z', group: 'JOBS' });
});

test('clears all selected ones, after a confirmation', async () => {
  const { requests } = await show();
  const all = await screen.findByRole('checkbox', { name: 'Select all' });
  await userEvent.click(all);
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clear 4 notifications?' }));
  expect(changes(requests)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('Notifications cleared.')).toBeTruthy();
  expect(
    changes(requests).map(({ method, url }) => [method, new URL(url).searchParams.getAll('id').length]),
  ).toEqual([['DELETE', 4]]);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test.each([
  [0, 'See all jobs', paths.publicJobs],
  [1, 'See all seminars', paths.publicSeminars],
])('shows the empty state of tab %d, with a link', async (tab, text, list) => {
  await show({ path: toNotifications({ tab }), scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'No notifications found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: text }).getAttribute('href')).toBe(list);
});

test('says so in Japanese, and its days too', async () => {
  await show({ language: 'jp' });
  expect(await screen.findByRole('heading', { name: '今日' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: '昨日' })).toBeTruthy();
  cleanup();
  await show({ language: 'jp', scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'お知らせはありません' })).toBeTruthy();
});

test('searches a group in the address; what is found is not all there is to mark as read', async () => {
  const { address, requests } = await show({ path: toNotifications({ page: 2 }) });
  await userEvent.type(
    await screen.findByRole('searchbox', { name: 'Search notifications' }),
    'interview{Enter}',
  );
  await expect.poll(address).toBe(toNotifications({ search: 'interview' }));
  await expect
    .poll(() => requests.some(({ url }) => /group=JOBS&page=1&size=30&search=interview/.test(url)))
    .toBe(true);
  await screen.findByRole('link', { name: interview });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});
