import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Component as CompanyScreen } from '../../features/companies/CompanyScreen.tsx';
import { paths, toFavorite } from '../../shared/navigation/paths.ts';
import { renderInPortal } from '../../shared/test/renderInPortal.tsx';
import { Component as FavoriteJobScreen } from './FavoriteJobScreen.tsx';
import { Component as FavoriteSeminarScreen } from './FavoriteSeminarScreen.tsx';

afterEach(cleanup);

const namespaces = ['favorites', 'jobs', 'seminars', 'companies'];

test.each([
  ['Job', <FavoriteJobScreen key="job" />, '0199a1c2-0000-7000-8000-000000000148', null],
  ['Seminar', <FavoriteSeminarScreen key="seminar" />, '0199a1c2-0000-7000-8000-000000057001', '1'],
] as const)('the company of a favorite %s is shown among the favorites', async (what, favorite, id, tab) => {
  await renderInPortal(favorite, { path: toFavorite(what, id, { tab }), namespaces });
  const link = await screen.findByRole('link', { name: 'See company' });
  const address = new URL(link.getAttribute('href') ?? '', 'https://michi.example');
  expect(address.pathname).toBe('/student/favorites/company-details');
  expect(address.searchParams.get('tab')).toBe(tab);
});

test('the way back from a favorite company is to its tab', async () => {
  const path = toFavorite('Company', '0199a1c2-0000-7000-8000-0000000b0001', { tab: 1 });
  await renderInPortal(<CompanyScreen />, { path, namespaces });
  const back = await screen.findByRole('link', { name: /favorites/i });
  expect(back.getAttribute('href')).toBe('/student/favorites?tab=1');
});

test.each([
  ['en', <FavoriteJobScreen key="job" />, paths.favoriteJob, 'We couldn’t find this job'],
  ['jp', <FavoriteJobScreen key="job" />, paths.favoriteJob, '求人が見つかりませんでした'],
  ['en', <FavoriteSeminarScreen key="seminar" />, paths.favoriteSeminar, 'We couldn’t find this seminar'],
  ['jp', <FavoriteSeminarScreen key="seminar" />, paths.favoriteSeminar, 'セミナーが見つかりませんでした'],
] as const)('without an id, in %s, nothing is requested at %s', async (language, favorite, path, name) => {
  const { requests } = await renderInPortal(favorite, { path, namespaces, language });
  await screen.findByRole('heading', { level: 1, name });
  expect(requests).toEqual([]);
});
