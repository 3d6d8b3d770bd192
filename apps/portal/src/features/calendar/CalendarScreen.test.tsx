import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { RuntimeSettingsContext } from '../../shared/settings/RuntimeSettings.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as CalendarScreen } from './CalendarScreen.tsx';
import { CalendarProvider } from './CalendarProvider.fixture.tsx';

beforeEach(() => page.viewport(1280, 900));

const show = (query = '', environment: TestEnvironment = {}) =>
  renderInPortal(<CalendarScreen />, {
    path: query === '' ? paths.calendar : `${paths.calendar}?${query}`,
    namespaces: ['labels', 'calendar'],
    ...environment,
  });
const rangesOf = (requests: readonly Request[]) =>
  requests.flatMap(({ url }) => new URL(url).searchParams.get('dateRange') ?? []);

test('shows the current month, in the zone it names, and requests its weeks only', async () => {
  const { requests } = await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'November 2026' })).toBeTruthy();
  expect(screen.getByText(/Japan Standard Time \(Asia\/Tokyo, JST\)/)).toBeTruthy();
  const interview = await screen.findByRole('button', {
    name: /^Interview: 17:30 Isobe Market ?, waiting for your reply$/,
  });
  expect(interview.closest('[role="cell"]')).toBeTruthy();
  expect(rangesOf(requests)).toContain('2026-10-26,2026-12-06');
});

test('navigates to other days and views by its address, and back to today', async () => {
  const { address } = await show('view=month');
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
  await expect.poll(address).toBe('/student/calendar?view=month&date=2026-12-20');
  expect(await screen.findByRole('heading', { level: 1, name: 'December 2026' })).toBeTruthy();
  await userEvent.click(screen.getByText('Week'));
  await expect.poll(address).toBe('/student/calendar?view=week&date=2026-12-20');
  await userEvent.click(screen.getByRole('button', { name: 'Earlier' }));
  await expect.poll(address).toBe('/student/calendar?view=week&date=2026-12-13');
  await userEvent.click(screen.getByRole('button', { name: 'Today' }));
  await expect.poll(address).toBe('/student/calendar?view=week');
});

test('leaves out the kinds that are switched off', async () => {
  const { address } = await show('view=list');
  expect(await screen.findByRole('link', { name: 'A morning with delivery robots' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Seminar' }));
  await expect.poll(address).toContain('kinds=INTERVIEW&kinds=DEADLINE&kinds=COUNSELLING');
  await expect.poll(() => screen.queryByRole('link', { name: 'A morning with delivery robots' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Counselling with Ms Asai' })).toBeTruthy();
});

test('opens an event by keyboard: when, where, with whom, and the way to its page', async () => {
  const { address } = await show('view=month');
  const interview = await screen.findByRole('button', { name: /^Interview: 17:30/ });
  interview.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Second interview, Isobe Market' }));
  expect(dialog.getByText('Friday 27 November 2026')).toBeTruthy();
  expect(dialog.getByText('17:30–\u206018:15')).toBeTruthy();
  expect(dialog.getByRole('link', { name: /Join online/ }).getAttribute('href')).toBe(
    'https://meet.isobe.example/second-2027',
  );
  expect(dialog.getByRole('link', { name: 'Application details' }).getAttribute('href')).toBe(
    '/student/job/applications/details?id=0199a1c2-0000-7000-8000-0000000a0002',
  );
  await userEvent.click(dialog.getByRole('link', { name: 'View details' }));
  await expect.poll(address).toBe('/student/job/interview/details?id=0199a1c2-0000-7000-8000-0000000a2002');
});

test('links once to an application that is itself the page of the event', async () => {
  await show('view=list');
  await userEvent.click(await screen.findByRole('link', { name: 'Result of Yukari Robotics expected' }));
  const links = within(await screen.findByRole('dialog')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['View details']);
});

test.each([
  ['en', 'view=week&date=2026-11-24', ['From 10:00', 'All day', 'Until 17:00']],
  ['jp', 'view=week&date=2026-11-24', ['10:00から', '終日', '17:00まで']],
  ['en', 'view=list&date=2026-11-20', ['From 10:00', 'All day', 'Until 17:00']],
  ['jp', 'view=list&date=2026-11-20', ['10:00から', '終日', '17:00まで']],
  ['en', 'view=month&date=2026-11-20', ['10:00']],
] as const)(
  'shows on each day of a three-day fair what is true of that day (%s, %s)',
  async (language, query, texts) => {
    await renderInPortal(
      <CalendarProvider>
        <CalendarScreen />
      </CalendarProvider>,
      { path: `${paths.calendar}?${query}`, namespaces: ['labels', 'calendar'], language },
    );
    const role = query.startsWith('view=list') ? 'link' : 'button';
    const name = language === 'en' ? /Career fair/ : /キャリアフェア/;
    await expect.poll(() => screen.queryAllByRole(role, { name })).toHaveLength(texts.length);
    const parts = screen
      .getAllByRole(role, { name })
      .map((part) => (role === 'link' ? part.closest('li') : part));
    expect(texts.filter((word, index) => !(parts[index]?.textContent ?? '').includes(word))).toEqual([]);
    expect(document.body.textContent).not.toContain('10:00–\u206017:00');
  },
);

test('begins with the list on a phone, below a small month', async () => {
  await page.viewport(360, 800);
  await show();
  expect(await screen.findByRole('link', { name: 'Second interview, Isobe Market' })).toBeTruthy();
  const month = screen.getByRole('table', { name: 'November 2026' });
  expect(within(month).getByRole('button', { name: 'Friday 27 November 2026, 1 event' })).toBeTruthy();
});

test('shows the public holidays of Japan, and none in deployments elsewhere', async () => {
  await show();
  expect(await screen.findByText('Labor Thanksgiving Day')).toBeTruthy();
  cleanup();
  await renderInPortal(
    <RuntimeSettingsContext value={{ region: 'sg', services: {} }}>
      <CalendarScreen />
    </RuntimeSettingsContext>,
    { path: paths.calendar, namespaces: ['labels', 'calendar'] },
  );
  expect(await screen.findByRole('button', { name: /^Interview: 17:30 Isobe Market/ })).toBeTruthy();
  expect(screen.queryByText('Labor Thanksgiving Day')).toBeNull();
});

test('shows a public holiday without events between the days of the list', async () => {
  await page.viewport(360, 800);
  await show('view=week&date=2026-11-23');
  const list = await screen.findByRole('list', { name: /November/ });
  expect(within(list).getByText('Labor Thanksgiving Day')).toBeTruthy();
});

test('names the public holidays of a month without events on a phone', async () => {
  await page.viewport(360, 800);
  await show('view=list', { scenario: 'empty' });
  const list = await screen.findByRole('list', { name: /November/ });
  expect(within(list).getByText('Labor Thanksgiving Day')).toBeTruthy();
  expect(screen.getByText('Nothing scheduled')).toBeTruthy();
});

test('goes to a day of the small month', async () => {
  const { address } = await show('view=list');
  await userEvent.click(await screen.findByRole('button', { name: /^Friday 27 November 2026/ }));
  await expect.poll(address).toBe('/student/calendar?view=list&date=2026-11-27');
  await expect.poll(() => screen.queryByRole('link', { name: 'Answer to Isobe Market' })).toBeNull();
});

test('gives the address for other calendars, and a new one after asking', async () => {
  const { requests } = await show('view=month');
  await userEvent.click(await screen.findByRole('button', { name: 'Add to your phone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to your phone' }));
  const file = 'users/calendar.ics?token=c1_Wd7eRt5yUi3oPa9sDf2gHj6kLz8xCv';
  expect(dialog.getByText(new URL(`/api/user/${file}`, location.href).href)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Open in a calendar app' }).getAttribute('href')).toMatch(
    /^webcal:\/\//,
  );
  expect(dialog.getByRole('img', { name: 'QR code for your calendar’s URL' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Create a new URL' }));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  const before = rangesOf(requests).length;
  await userEvent.click(dialog.getByRole('button', { name: 'Create new URL' }));
  await expect
    .poll(() => requests.find(({ method }) => method === 'POST')?.url)
    .toContain('/users/calendar/token');
  expect(await screen.findByText(/Your calendar has a new URL/)).toBeTruthy();
  await expect.poll(() => rangesOf(requests).length).toBeGreaterThan(before);
});

test('says what to do when nothing is on, and when it is only switched off', async () => {
  const { address } = await show('view=list&kinds=NONE');
  expect(await screen.findByText('Everything on these days is hidden by your filters.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await expect.poll(address).toBe('/student/calendar?view=list');
});

test('tries again after a failure', async () => {
  const { respondWith } = await show('view=list', { scenario: 'unavailable' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  respondWith('populated');
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Second interview, Isobe Market' })).toBeTruthy();
});

test('begins the week on Sunday in Japanese', async () => {
  const { requests } = await show('view=week', { language: 'jp' });
  expect(await screen.findByRole('heading', { level: 1, name: '2026年11月15日〜21日' })).toBeTruthy();
  await expect.poll(() => rangesOf(requests)).toContain('2026-11-01,2026-12-05');
});
