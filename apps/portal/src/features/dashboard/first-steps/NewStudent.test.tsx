import type { Overrides } from '@michi/api/mocks';
import { getStudentSeminarSummary, getStudentSeminarSummaryQueryKey } from '@michi/api/seminar';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths } from '../../../shared/navigation/paths.ts';
import { GivenQueries } from '../../../shared/test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../../shared/test/renderInPortal.tsx';
import { Component as DashboardScreen } from '../DashboardScreen.tsx';

/** Nothing applied for, and no step done. */
const newStudent = {
  getStudentJobSummary: 'empty',
  getStudentProfile: 'empty',
  getStudentSeminarSummary: 'empty',
  listJobsForYou: { status: 200, example: 'newStudent' },
  listSeminars: { status: 200, example: 'newStudent' },
} as const satisfies Overrides;

const show = (
  overrides: Overrides = newStudent,
  environment: TestEnvironment = {},
  given: (dashboard: ReactElement) => ReactElement = (only) => only,
) =>
  renderInPortal(given(<DashboardScreen />), {
    path: paths.dashboard,
    namespaces: ['dashboard', 'first-steps'],
    overrides,
    ...environment,
  });

const steps = async () => within(await screen.findByRole('region', { name: 'Your first steps' }));

const states = async () => {
  const card = await steps();
  await card.findByRole('progressbar');
  return card.getAllByText(/^(Done|To do)$/).map(({ textContent }) => textContent);
};

const pathsOf = (requests: readonly Request[]) => requests.map(({ url }) => new URL(url).pathname);

afterEach(() => page.viewport(1280, 800));

test('begins with four steps, each with its state, in place of figures that are all zero', async () => {
  await show();
  expect(await states()).toEqual(['To do', 'To do', 'To do', 'To do']);
  for (const name of [
    'Where you stand',
    'Applications and interview requests by month',
    'Public Jobs',
    'My Seminars',
  ])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'This month' })).toBeNull();
});

test('says how complete the profile is, and leads to the section that pays off first and back', async () => {
  await show();
  const card = await steps();
  expect((await card.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('8% complete');
  expect(card.getByRole('link', { name: 'Add your fields of interest' }).getAttribute('href')).toBe(
    `${paths.editProfile}?section=interests&next=${encodeURIComponent(paths.dashboard)}`,
  );
});

test('shows three jobs and a seminar, each with the reasons why it fits', async () => {
  await show({ ...newStudent, getStudentProfile: { status: 200, example: 'halfway' } });
  const card = await steps();
  const job = await card.findByRole('link', { name: 'Robotics test engineer' });
  const rows = within(job.closest('ul') ?? document.body).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href')?.split('?')[0])).toEqual([
    paths.publicJobDetails,
    paths.publicJobDetails,
    paths.publicJobDetails,
    paths.publicSeminar,
  ]);
  expect(within(rows[0] ?? document.body).getByText('Your area')).toBeTruthy();
  expect(within(rows[3] ?? document.body).getByText('Your field')).toBeTruthy();
  expect(card.getByRole('link', { name: 'See all jobs for you' }).getAttribute('href')).toBe(
    `${paths.publicJobs}?forYou=true`,
  );
});

test('saves the notification settings as they are when the student keeps them', async () => {
  const { requests } = await show();
  const card = await steps();
  expect(await card.findByText('Email: results and replies, deadlines')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Keep these settings' }));
  await expect.poll(states).toEqual(['To do', 'Done', 'To do', 'To do']);
  const sent = requests.find(({ method }) => method === 'PUT');
  expect(sent && new URL(sent.url).pathname).toBe('/api/user/users/notification-choices');
  expect(await sent?.json()).toMatchObject({
    quietHours: null,
    choices: [{ kind: 'RESULT', isPushOn: true }, {}, {}, {}, {}, {}],
  });
  expect(card.queryByRole('button', { name: 'Keep these settings' })).toBeNull();
});

test('asks who may find the profile without a choice made beforehand, and saves the choice on the spot', async () => {
  const { requests } = await show({
    ...newStudent,
    updateStudentProfile: { status: 200, example: 'newStudentHidden' },
  });
  const card = await steps();
  const choice = await card.findByRole('button', { name: 'No, keep it private' });
  expect(choice.className).toBe(card.getByRole('button', { name: 'Yes, companies can find it' }).className);
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
  await userEvent.click(choice);
  await expect.poll(states).toEqual(['To do', 'To do', 'Done', 'To do']);
  expect(card.getByText('Only companies you apply to can see your profile.')).toBeTruthy();
  const form = await requests.find(({ method }) => method === 'PUT')?.formData();
  expect(form?.get('profile')).toBe('{"isVisibleToCompanies":false}');
  // The button is gone, and with it the focus would be.
  expect(document.activeElement).not.toBe(document.body);
});

test('says that the choice could not be saved, and asks again', async () => {
  await show({ ...newStudent, updateStudentProfile: { status: 500 } });
  const card = await steps();
  await userEvent.click(await card.findByRole('button', { name: 'Yes, companies can find it' }));
  await expect.poll(() => document.body.textContent).toContain('Something went wrong');
  expect(await states()).toEqual(['To do', 'To do', 'To do', 'To do']);
});

test('ends by itself: with every step done the usual dashboard begins with where to start', async () => {
  await show({ ...newStudent, getStudentProfile: 'populated' });
  const link = await screen.findByRole('link', { name: 'See all jobs' });
  expect(link.getAttribute('href')).toBe(paths.publicJobs);
  expect(await screen.findByRole('region', { name: 'Companies' })).toBeTruthy();
  for (const name of ['Your first steps', 'Where you stand', 'My Seminars', 'Public Jobs'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

test('lists what is still open beside the figures once the student has applied', async () => {
  await show({ getStudentProfile: { status: 200, example: 'halfway' } });
  const card = await steps();
  expect(await card.findByText('Let companies find your profile?')).toBeTruthy();
  expect(card.queryByText('Profile essentials')).toBeNull();
  expect(card.queryByText('Done')).toBeNull();
  expect(screen.getByRole('region', { name: 'Where you stand' })).toBeTruthy();
});

test('is nothing that a student with an application and every step done sees', async () => {
  const { requests } = await show({});
  await expect.poll(() => pathsOf(requests)).toContain('/api/user/students/profile');
  expect(screen.queryByRole('region', { name: 'Your first steps' })).toBeNull();
});

test.each([360, 1280])(
  'gives the usual dashboard, with the steps still open, to a student who applied only to seminars, at %i px',
  async (width) => {
    await page.viewport(width, 800);
    await show({
      ...newStudent,
      getStudentProfile: { status: 200, example: 'halfway' },
      getStudentSeminarSummary: 'populated',
    });
    const card = await steps();
    expect(await card.findByText('Let companies find your profile?')).toBeTruthy();
    expect(card.queryByText('Done')).toBeNull();
    expect(screen.getByRole('link', { name: 'See all jobs' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Where you stand' })).toBeNull();
    const seminars = within(await screen.findByRole('region', { name: 'My Seminars' }));
    expect(await seminars.findByText('2 applied · 1 attended · 1 cancelled')).toBeTruthy();
    expect(
      width === 360
        ? seminars.getByRole('button', { name: '1 year, change the period' })
        : screen.getByRole('radio', { name: '1 year' }),
    ).toBeTruthy();
  },
);

test('keeps the first steps, with the seminar beside them, while the student is only invited', async () => {
  const period = 'ONE_YEAR';
  await show({ ...newStudent, getStudentSeminarSummary: 'populated' }, {}, (dashboard) => (
    <GivenQueries
      fill={async (give) => {
        const summary = await getStudentSeminarSummary({ period });
        give(getStudentSeminarSummaryQueryKey({ period }), {
          ...summary,
          counters: { ...summary.counters, applied: 0, attended: 0, canceled: 0 },
          upcoming: summary.upcoming.filter(({ application }) => application?.status === 'INVITED'),
        });
      }}
    >
      {dashboard}
    </GivenQueries>
  ));
  expect(await states()).toEqual(['To do', 'To do', 'To do', 'To do']);
  expect(screen.getByRole('region', { name: 'My Seminars' })).toBeTruthy();
});

test('begins with the first steps where the seminars cannot be loaded', async () => {
  await show({ ...newStudent, getStudentSeminarSummary: { status: 422 } });
  expect(await states()).toEqual(['To do', 'To do', 'To do', 'To do']);
});

test.each([
  ['en', 'Your first steps'],
  ['jp', 'はじめのステップ'],
] as const)(
  'has the completeness above the fold of a phone and fits its width, in %s',
  async (language, title) => {
    await page.viewport(360, 740);
    await show(newStudent, { language });
    const card = within(await screen.findByRole('region', { name: title }));
    const bar = await card.findByRole('progressbar');
    expect(bar.getBoundingClientRect().bottom).toBeLessThan(740);
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);

test('offers to try again when the steps, or what fits, could not be loaded', async () => {
  const { respondWith } = await show({ ...newStudent, getStudentProfile: { status: 403 } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  respondWith('populated', { ...newStudent, listJobsForYou: { status: 403 } });
  await userEvent.click(again);
  const card = await steps();
  await card.findByText('We couldn’t load the jobs and the seminar.');
  respondWith('populated', newStudent);
  await userEvent.click(card.getByRole('button', { name: 'Try again' }));
  expect(await card.findByRole('link', { name: 'Robotics test engineer' })).toBeTruthy();
});

test('names push messages only where this site sends them', async () => {
  await show();
  const card = await steps();
  await card.findByText(/^Email: /);
  expect(card.queryByText(/^Push messages: /)).toBeNull();
});

test('leads to all jobs while none fits', async () => {
  await show({ ...newStudent, listJobsForYou: 'empty' });
  const card = await steps();
  const link = await card.findByRole('link', { name: 'See all jobs' });
  expect(link.getAttribute('href')).toBe(paths.publicJobs);
  expect(card.queryByRole('link', { name: 'See all jobs for you' })).toBeNull();
});
