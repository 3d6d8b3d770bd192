import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as ProfileScreen } from './ProfileScreen.tsx';
import { sectionIds, sectionsByUse } from './sections.ts';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<ProfileScreen />, {
    path: paths.profile,
    namespaces: ['profile', 'person', 'answers'],
    ...environment,
  });

afterEach(() => page.viewport(1280, 800));

test('names its sections as the product spec does, in its order', async () => {
  await show();
  await screen.findByRole('region', { name: 'About' });
  const sections = sectionIds.map((id) => document.getElementById(id)?.querySelector('h2')?.textContent);
  expect(sections).toEqual([
    'About',
    'Skills',
    'Resume',
    'Education',
    'Work Experience',
    'Certification',
    'Hobbies',
    'Reason for Applying',
    'Research Topics',
    'Focus as Student',
    'Field of Interest',
    'Personal Details',
  ]);
});

test('leads to each section that is written here, and to the resumes', async () => {
  await show({ overrides: { getStudentProfile: 'empty' } });
  const about = await screen.findByRole('region', { name: 'About' });
  expect(within(about).getByRole('link', { name: 'Edit About' }).getAttribute('href')).toBe(
    '/student/profile/edit?section=about',
  );
  const resume = within(screen.getByRole('region', { name: 'Resume' }));
  expect(resume.getByText('No resume yet. You can apply without one.')).toBeTruthy();
  expect(resume.getByRole('link').getAttribute('href')).toBe('/student/profile/resume');
});

test('counts missing parts in Japanese with a counter that fits every number', async () => {
  await show({ language: 'jp', overrides: { getStudentProfile: 'empty' } });
  expect(await screen.findByText(/^未入力のある項目が\d+件あります。$/)).toBeTruthy();
});

test.each([
  ['en', ['Name in romaji', 'Name in Japanese', 'Furigana'], 'Hana Saeki'],
  ['jp', ['氏名（漢字・かな）', 'ふりがな', '氏名（ローマ字）'], 'Saeki Hana'],
] as const)(
  'begins the personal details with the name in the order of the language, %s',
  async (language, terms, romaji) => {
    await show({ language });
    const details = within(await screen.findByRole('region', { name: /^(Personal Details|個人情報)$/ }));
    const labels = details.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels.slice(0, 3)).toEqual(terms);
    expect(details.getByText(romaji)).toBeTruthy();
    // Below the heading of the screen as well.
    expect(screen.getAllByText(romaji)).toHaveLength(2);
  },
);

test('scrolls to the section of the address and focuses it', async () => {
  await show({ path: `${paths.profile}#reasons` });
  const section = await screen.findByRole('region', { name: 'Reason for Applying' });
  await vi.waitFor(() => expect(document.activeElement).toBe(section));
});

test('hides the profile from companies at once, and shows it again when that fails', async () => {
  const { requests, respondWith } = await show();
  const visible = await screen.findByRole('switch', { name: 'Companies can find my profile' });
  expect(visible).toHaveProperty('checked', true);
  respondWith('populated', { updateStudentProfile: { status: 500 } });
  await userEvent.click(visible);
  await expect.poll(() => requests.some(({ method }) => method === 'PUT')).toBe(true);
  await vi.waitFor(() => expect(visible).toHaveProperty('checked', true));
  respondWith('populated');
  await userEvent.click(visible);
  expect(await screen.findByText('Profile Updated Successfully')).toBeTruthy();
});

test('sends only the visibility of a section when it is changed', async () => {
  const { requests } = await show();
  const about = within(await screen.findByRole('region', { name: 'About' }));
  await userEvent.click(about.getByRole('button', { name: /^Who sees About/ }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Only me' }));
  expect(await screen.findByText('Profile Updated Successfully')).toBeTruthy();
  const form = await requests.find(({ method }) => method === 'PUT')?.formData();
  expect(form?.get('profile')).toBe('{"visibility":[{"section":"ABOUT","audience":"ONLY_ME"}]}');
});

test('shows what of the answers is in the profile, how many versions there are, and the questions of one’s own', async () => {
  await show();
  const focus = within(await screen.findByRole('region', { name: 'Focus as Student' }));
  expect(focus.getByText('商店街の空き店舗での読書会を2年間続けました。')).toBeTruthy();
  expect(focus.queryByText(/毎回20人の声/)).toBeNull();
  expect(focus.getByRole('link', { name: '2 versions' }).getAttribute('href')).toBe(
    '/student/profile/edit?section=focus',
  );
  const questions = within(screen.getByRole('region', { name: 'Other Questions' }));
  expect(questions.getByRole('link', { name: 'Add Other Questions' })).toBeTruthy();
  expect(questions.queryByRole('button')).toBeNull();
});

test("shows the student's QR code", async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'My QR code' }));
  expect(await screen.findByRole('dialog', { name: 'Your student QR code' })).toBeTruthy();
});

test('shows what a new profile lacks for each use, with links', async () => {
  await show({ overrides: { getStudentProfile: 'empty' } });
  const uses = within(await screen.findByRole('region', { name: 'What’s ready' }));
  expect(uses.getByRole('link', { name: 'Add a reason for applying' }).getAttribute('href')).toBe(
    '/student/profile/edit?section=reasons',
  );
});

test('has the completeness above the fold of a phone, and its sections in the order in which they pay off', async () => {
  await page.viewport(360, 740);
  await show({ scenario: 'empty' });
  const card = await screen.findByRole('region', { name: 'Completeness' });
  const links = within(card).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Add Field of Interest',
    'Add Education',
    'Add Skills',
  ]);
  expect(card.getBoundingClientRect().bottom).toBeLessThan(740);
  const positions = sectionsByUse.map((id) => document.getElementById(id)?.getBoundingClientRect().top);
  expect(new Set(sectionsByUse)).toEqual(new Set(sectionIds));
  expect(positions).toEqual(positions.toSorted((above, below) => Number(above) - Number(below)));
});

test.each(['en', 'jp'] as const)('fits a phone in %s', async (language) => {
  await page.viewport(360, 800);
  await show({ language });
  await screen.findByRole('region', { name: language === 'jp' ? '自己紹介' : 'About' });
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('offers to try again when the profile could not be loaded', async () => {
  const { respondWith } = await show({ overrides: { getStudentProfile: { status: 403 } } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  respondWith('populated');
  await userEvent.click(again);
  expect(await screen.findByRole('region', { name: 'About' })).toBeTruthy();
});
