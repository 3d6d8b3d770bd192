import { showCompany } from '@michi/api/company';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toCompany } from '../../shared/navigation/paths.ts';
import { ownTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as CompanyScreen, CompanyContents } from './CompanyScreen.tsx';

const id = '0199a1c2-0000-7000-8000-0000000b0001';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<CompanyScreen />, {
    path: toCompany('PUBLIC', id),
    namespaces: ['companies'],
    ...environment,
  });

const valuesOf = (name: string) =>
  Object.fromEntries(
    [...screen.getByRole('region', { name }).querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]),
  );

test('shows who the company is and everything it says', async () => {
  await show();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Yukari Robotics');
  expect(getDefaultStore().get(ownTitleAtom)).toBe('Yukari Robotics');
  screen.getByText('Machinery and robotics · 200–500 employees · Privately-held · Founded 2009');
  expect(valuesOf('Working here')).toMatchObject({
    'Working days': 'Monday to Friday',
    'Annual holidays': '124 days a year',
    'Smoking policy': 'Outdoors only',
  });
  expect(valuesOf('Employees')).toMatchObject({ 'Average employee age': '34.5 years' });
  expect(valuesOf('Facts and figures')).toMatchObject({ 'Open jobs': '1' });
  const benefits = within(screen.getByRole('region', { name: 'Benefits' }));
  expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
    'Housing subsidy',
  );
});

test('names in one line what the company does not state, and leaves out what cannot be there', async () => {
  await show();
  await screen.findByRole('heading', { level: 1 });
  const detail = await showCompany(id);
  const nothing = Object.fromEntries(
    Object.entries(detail)
      .filter(([name]) => name !== 'company')
      .map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
  );
  const company = {
    ...detail.company,
    industry: null,
    location: null,
    employeeBand: null,
    stock: null,
    establishedOn: null,
    responseDays: null,
  };
  cleanup();
  await renderInPortal(<CompanyContents detail={{ ...detail, ...nothing, company }} back={null} />, {
    namespaces: ['companies'],
  });
  for (const name of ['Employees', 'Overview', 'Facts and figures', 'Working here', 'Contact']) {
    expect(valuesOf(name)).toEqual(name === 'Facts and figures' ? { 'Open jobs': '1' } : {});
  }
  within(screen.getByRole('region', { name: 'Contact' })).getByText(
    'Not stated: Website, Social media, Email, Phone',
  );
  expect(screen.queryByRole('region', { name: 'About the company' })).toBeNull();
  expect(screen.queryByRole('link', { name: /website/ })).toBeNull();
});

test('shows the measured reply time, or its own statement without a measurement', async () => {
  await show();
  await screen.findByRole('heading', { level: 1 });
  const detail = await showCompany(id);
  const replies = async (responseRecord: typeof detail.responseRecord) => {
    cleanup();
    await renderInPortal(<CompanyContents detail={{ ...detail, responseRecord }} back={null} />, {
      namespaces: ['companies'],
    });
    return screen.getByRole('region', { name: 'Facts and figures' }).textContent;
  };
  const counted = await replies({ applications: 40, answered: 34, medianDays: 9 });
  expect(counted).toContain('Within 9 days');
  expect(counted).not.toMatch(/4 days|states/);
  expect(await replies(null)).toContain('Within 4 daysStated by the company');
});

test('opens outside pages without a referrer', async () => {
  await show();
  const contact = within(await screen.findByRole('region', { name: 'Contact' }));
  const outside = contact.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(outside.map((link) => [link.getAttribute('href'), link.getAttribute('rel')])).toEqual([
    ['https://yukari.example/', 'noreferrer'],
    ['https://social.example/yukari', 'noreferrer'],
  ]);
  expect(contact.getByRole('link', { name: 'saiyo@yukari.example' }).getAttribute('href')).toBe(
    'mailto:saiyo@yukari.example',
  );
});

test('lists its open jobs and leads to them', async () => {
  const { requests } = await show();
  const jobs = within(await screen.findByRole('region', { name: 'Open jobs' }));
  const link = await jobs.findByRole('link', { name: 'Robotics test engineer' });
  expect(link.getAttribute('href')).toBe(
    '/student/job/public-jobs/details?id=0199a1c2-0000-7000-8000-000000000148',
  );
  const query = requests
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname.endsWith('/jobs/all'));
  expect(Object.fromEntries(query?.searchParams ?? [])).toEqual({
    companyId: id,
    audience: 'PUBLIC',
    size: '10',
  });
});

test('lists its seminars beside its jobs and leads to them', async () => {
  const { requests } = await show();
  const seminars = within(await screen.findByRole('region', { name: 'Seminars' }));
  const [link] = await seminars.findAllByRole('link');
  expect(link?.getAttribute('href')).toMatch(
    /^\/student\/seminar\/(public|university)-seminar\/description\?id=/,
  );
  const query = requests
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname.startsWith('/api/seminar/'));
  expect(Object.fromEntries(query?.searchParams ?? [])).toEqual({ companyId: id, size: '10' });
});

test('offers another try where the seminars could not be loaded', async () => {
  const { respondWith } = await show({ overrides: { listSeminars: { status: 422 } } });
  const seminars = within(await screen.findByRole('region', { name: 'Seminars' }));
  const again = await seminars.findByRole('button', { name: 'Try again' });
  respondWith('populated');
  // A real click would first focus the window, which fetches the list again and removes the button.
  fireEvent.click(again);
  await expect.poll(() => seminars.queryAllByRole('link').length).toBeGreaterThan(0);
});

test('says that a company could not be found, with links to others', async () => {
  await show({ overrides: { showCompany: { status: 404 } } });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this company' });
  expect(screen.getByRole('link', { name: 'See all jobs' }).getAttribute('href')).toBe(paths.publicJobs);
});

test('shows the same for an invalid id and for a link without one', async () => {
  await show({ overrides: { showCompany: { status: 422 } } });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this company' });
  cleanup();
  const { requests } = await show({ path: paths.publicJobCompany });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this company' });
  expect(requests).toEqual([]);
});

test('distinguishes a failure from a missing company, and retries on request', async () => {
  const { respondWith } = await show({ overrides: { showCompany: { status: 403 } } });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this company' });
  respondWith('populated');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('heading', { level: 1, name: 'Yukari Robotics' });
});

test('leads back to the list of the jobs it was opened from', async () => {
  await show({ path: toCompany('UNIVERSITY', id) });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByRole('link', { name: 'Back to jobs' }).getAttribute('href')).toBe(paths.universityJobs);
});

test('is Japanese for who reads Japanese', async () => {
  await show({ language: 'jp' });
  await screen.findByRole('heading', { level: 1, name: 'ゆかりロボティクス株式会社' });
  expect(valuesOf('働く環境')).toMatchObject({ 勤務日: '月曜〜金曜', 年間休日: '124日' });
});

test.each([
  [paths.publicJobCompany, 'Back to jobs', '/student/job/public-jobs'],
  [paths.universityJobCompany, 'Back to jobs', '/student/job/university-jobs'],
  [paths.publicSeminarCompany, 'Back to seminars', '/student/seminar/public-seminar'],
  [paths.universitySeminarCompany, 'Back to seminars', '/student/seminar/university-seminar'],
  [paths.favoriteCompany, 'Back to favorites', '/student/favorites'],
  [paths.listedCompany, 'Back to companies', '/student/dashboard/companies'],
  [paths.viewedProfileCompany, 'Back to “Viewed my profile”', '/student/dashboard/companies/viewed-profile'],
  [paths.sponsorCompany, 'Back to sponsors', '/student/career-office/university-profile/sponsors'],
])('at %s leads back to the list it was opened in', async (path, name, list) => {
  await show({ path: `${path}?id=${id}` });
  await screen.findByRole('heading', { level: 1, name: 'Yukari Robotics' });
  const back = screen.getByRole('link', { name });
  expect(back.getAttribute('href')?.split('?')[0]).toBe(list);
});
