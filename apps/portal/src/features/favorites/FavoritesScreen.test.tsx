import { toastStore } from '@michi/design-system/toast-store';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toFavorites } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as FavoritesScreen } from './FavoritesScreen.tsx';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<FavoritesScreen />, { path: paths.favorites, namespaces: ['favorites'], ...environment });

const tabs = () => screen.getAllByRole('link').filter((link) => link.closest('nav') !== null);

/** Requests to an operation's path, as query or body. */
const requestsTo = (requests: readonly Request[], path: string) =>
  requests.filter(({ url }) => new URL(url).pathname.endsWith(path));

afterEach(cleanup);

test('lists jobs and seminars in four tabs, each requesting only its own', async () => {
  const audiences: (string | null)[] = [];
  for (const [tab, path] of [
    [0, '/jobs/favorited'],
    [1, '/seminar-favorites'],
    [2, '/jobs/favorited'],
    [3, '/seminar-favorites'],
  ] as const) {
    const { requests } = await show({ path: toFavorites({ tab }) });
    await screen.findByRole('link', { name: 'University Seminars' });
    await expect.poll(() => requestsTo(requests, path).length).toBeGreaterThan(0);
    const other = path === '/jobs/favorited' ? '/seminar-favorites' : '/jobs/favorited';
    expect(requestsTo(requests, other)).toEqual([]);
    const [request] = requestsTo(requests, path);
    audiences.push(new URL(request?.url ?? 'about:blank').searchParams.get('audience'));
    cleanup();
  }
  expect(audiences).toEqual(['PUBLIC', 'PUBLIC', 'UNIVERSITY', 'UNIVERSITY']);
});

test('shows only the public tabs, whatever the address says, until a student is known to have a university', async () => {
  await show({ path: toFavorites({ tab: 2 }), overrides: { getProfile: { status: 403 } } });
  const current = await screen.findByRole('link', { name: 'Public Jobs', current: 'page' });
  expect(current).toBeTruthy();
  await screen.findAllByRole('button', { pressed: true });
  expect(tabs().map((link) => link.textContent)).toEqual(['Public Jobs', 'Public Seminars']);
});

test('leads from a tab of the university to the first, without a university', async () => {
  const { address } = await show({
    path: toFavorites({ tab: 2, page: 3 }),
    overrides: { getProfile: { status: 200, example: 'noUniversity' } },
  });
  await screen.findByRole('link', { name: 'Public Jobs', current: 'page' });
  await expect.poll(address).toBe(paths.favorites);
});

test('links to the job and the seminar, with the way back', async () => {
  await show({ path: toFavorites({ tab: 1 }) });
  const [row] = await screen.findAllByRole('button', { pressed: true });
  const link = row?.closest('li')?.querySelector('a')?.getAttribute('href');
  expect(link).toMatch(/^\/student\/favorites\/seminar\/description\?id=[\da-f-]{36}&tab=1$/);
  cleanup();
  await show();
  const [job] = await screen.findAllByRole('button', { pressed: true });
  expect(job?.closest('li')?.querySelector('a')?.getAttribute('href')).toMatch(
    /^\/student\/favorites\/job\/description\?id=/,
  );
});

test.each([
  [0, '/student/favorites/job/description'],
  [1, '/student/favorites/seminar/description'],
])('shows the favorites of tab %d as cards, with the same facts, links and hearts', async (tab, to) => {
  await show({ path: toFavorites({ tab }) });
  const rowButtons = await screen.findAllByRole('button', { pressed: true });
  const names = rowButtons.map((favoriteButton) => favoriteButton.ariaLabel);
  const row = rowButtons[0]?.closest('li')?.textContent;
  await userEvent.click(screen.getByText('Card View'));
  const titles = await screen.findAllByRole('heading', { level: 2 });
  localStorage.removeItem('LIST_VIEW');
  expect(titles.map((title) => title.querySelector('a')?.pathname)).toEqual(names.map(() => to));
  expect(
    screen.getAllByRole('button', { pressed: true }).map((favoriteButton) => favoriteButton.ariaLabel),
  ).toEqual(names);
  const facts = [...(titles[0]?.closest('li')?.querySelectorAll('svg + span') ?? [])];
  expect(facts).not.toEqual([]);
  for (const fact of facts) expect(row).toContain(fact.textContent);
});

test('removes a favorite at once, and restores it on request', async () => {
  const { requests, holdResponses } = await show();
  const favoriteButtons = await screen.findAllByRole('button', { pressed: true });
  const [favoriteButton] = favoriteButtons;
  const name = favoriteButton?.getAttribute('aria-label') ?? '';
  const release = holdResponses();
  await userEvent.click(screen.getByRole('button', { name }));
  await expect.poll(() => screen.queryByRole('button', { name })).toBeNull();
  release();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  const posted = () => requests.filter(({ method }) => method === 'POST');
  // The heart is restored before the service has received the change.
  await expect.poll(() => posted().length).toBe(2);
  const actions = await Promise.all(posted().map(async (request) => request.clone().json()));
  expect(actions).toEqual([{ action: 'unfavorite' }, { action: 'favorite' }]);
});

test('restores a favorite when the server refuses, and shows no success message', async () => {
  const { respondWith } = await show({ path: toFavorites({ tab: 1 }) });
  const [favoriteButton] = await screen.findAllByRole('button', { pressed: true });
  const name = favoriteButton?.getAttribute('aria-label') ?? '';
  respondWith('populated', { unfavoriteSeminar: { status: 500 } });
  await userEvent.click(screen.getByRole('button', { name }));
  await expect.poll(() => toastStore.current()).toMatchObject([{ tone: 'error' }]);
  expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([
  [0, 'No Favorite Public Jobs Found', paths.publicJobs],
  [1, 'No Favorite Public Seminars Found', paths.publicSeminars],
  [2, 'No Favorite University Jobs Found', paths.universityJobs],
  [3, 'No Favorite University Seminars Found', paths.universitySeminars],
])('shows the empty state of tab %d, with a link', async (tab, text, list) => {
  await show({
    path: toFavorites({ tab }),
    overrides: { listFavoriteJobs: 'empty', listFavoriteSeminars: 'empty' },
  });
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy();
  expect(screen.getByRole('link', { name: /See all/ }).getAttribute('href')).toBe(list);
});

test('says so in Japanese', async () => {
  await show({ language: 'jp', overrides: { listFavoriteJobs: 'empty' } });
  expect(await screen.findByRole('heading', { name: 'お気に入りの公開求人はありません' })).toBeTruthy();
});

test.each([
  [0, 'Search favorite jobs', '/jobs/favorited', paths.favorites],
  [1, 'Search favorite seminars', '/seminar-favorites', toFavorites({ tab: 1 })],
])('searches tab %d in the address, from page 1', async (tab, name, path, list) => {
  const { address, requests } = await show({ path: toFavorites({ tab, page: 2 }) });
  await userEvent.type(await screen.findByRole('searchbox', { name }), 'robot{Enter}');
  await expect.poll(address).toBe(`${list}${tab === 0 ? '?' : '&'}search=robot`);
  await expect
    .poll(() => {
      const query = new URL(requestsTo(requests, path).at(-1)?.url ?? 'about:blank').searchParams;
      return [query.get('search'), query.get('page')];
    })
    .toEqual(['robot', '1']);
});
