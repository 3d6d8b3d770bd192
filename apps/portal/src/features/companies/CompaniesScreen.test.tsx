import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as CompaniesScreen } from './CompaniesScreen.tsx';
import { Component as CompanyScreen } from './CompanyScreen.tsx';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<CompaniesScreen />, { path: paths.companies, namespaces: ['companies'], ...environment });

afterEach(cleanup);

test('lists companies, each leading to its page', async () => {
  await show();
  const link = await screen.findByRole('link', { name: 'Yukari Robotics' });
  expect(link.getAttribute('href')).toBe(
    '/student/dashboard/companies/company-details?id=0199a1c2-0000-7000-8000-0000000b0001',
  );
});

test.each([
  ['en', `${paths.companies}?search=a&page=2`, 'Yukari Robotics', 'Back to companies'],
  ['jp', `${paths.companies}?search=a&page=2`, 'ゆかりロボティクス株式会社', '企業一覧に戻る'],
  ['en', `${paths.viewedProfile}?search=a&page=2`, 'Yukari Robotics', 'Back to “Viewed my profile”'],
  ['jp', `${paths.viewedProfile}?page=2`, 'ゆかりロボティクス株式会社', 'プロフィールを見た企業に戻る'],
] as const)(
  'a company leads back to its list, in a new tab too (%s, %s)',
  async (language, path, name, back) => {
    await show({ path, language });
    const company = (await screen.findByRole('link', { name })).getAttribute('href') ?? '';
    cleanup();
    await renderInPortal(<CompanyScreen />, { path: company, namespaces: ['companies'], language });
    await screen.findByRole('heading', { level: 1, name });
    expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe(path);
  },
);

test.each([paths.companies, paths.viewedProfile])(
  'searches %s by name, from page 1, in the address',
  async (list) => {
    const { address, requests } = await show({ path: `${list}?page=2` });
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search companies' }), 'yukari{Enter}');
    await waitFor(() => expect(address()).toBe(`${list}?search=yukari`));
    await waitFor(() => {
      const query = new URL(requests.at(-1)?.url ?? 'about:blank').searchParams;
      expect([query.get('search'), query.get('page')]).toEqual(['yukari', '1']);
    });
  },
);

test('passes over a page that makes no sense', async () => {
  const { requests } = await show({ path: `${paths.companies}?page=-3` });
  await screen.findByRole('link', { name: 'Yukari Robotics' });
  expect(new URL(requests[0]?.url ?? 'about:blank').searchParams.get('page')).toBe('1');
});

test('says who looked at the profile, when and how often', async () => {
  await show({ path: paths.viewedProfile });
  const row = (await screen.findByRole('link', { name: 'Yukari Robotics' })).closest('li');
  expect(row?.textContent).toContain('Last viewed');
  expect(row?.textContent).toContain('2 views');
});

test('says so in Japanese', async () => {
  await show({ path: paths.viewedProfile, language: 'jp' });
  const row = (await screen.findByRole('link', { name: 'ゆかりロボティクス株式会社' })).closest('li');
  expect(row?.textContent).toContain('2回');
});

test('says when nobody looked yet', async () => {
  await show({ path: paths.viewedProfile, scenario: 'empty' });
  expect(await screen.findByRole('heading', { name: 'No views yet' })).toBeTruthy();
});
