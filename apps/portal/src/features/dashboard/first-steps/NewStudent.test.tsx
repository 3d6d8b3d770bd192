import type { Overrides } from '@michi/api/mocks';
import { getStudentSeminarSummary, getStudentSeminarSummaryQueryKey } from '@michi/api/seminar';
import { cleanup, screen, within } from '@testing-library/react';
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

afterEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

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

/** The card of the jobs, once they are there: both lists have this one. */
const jobsCard = async (name: string) => {
  await screen.findByRole('link', { name: /^(Field service engineer|フィールドサービスエンジニア)$/ });
  return within(await screen.findByRole('region', { name }));
};

/** The titles of the jobs of a card, in their order. */
const titlesIn = (card: Awaited<ReturnType<typeof jobsCard>>) =>
  within(card.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const popular = ['Delivery planning', 'Field service engineer', 'Store management'];

test('shows three jobs and a seminar, each with the reason why it fits', async () => {
  await show({ ...newStudent, getStudentProfile: { status: 200, example: 'halfway' } });
  const jobs = await jobsCard('Jobs for you');
  await jobs.findByRole('link', { name: 'Robotics test engineer' });
  expect(titlesIn(jobs)).toEqual([
    'Robotics test engineer',
    'Data analyst, logistics',
    'Field service engineer',
  ]);
  expect(jobs.getAllByText('Your field')).toHaveLength(2);
  expect(jobs.queryByRole('group')).toBeNull();
  const card = await steps();
  const seminar = (await card.findByText(/^Seminar · /)).closest('li');
  expect(within(seminar ?? document.body).getByText('Your field')).toBeTruthy();
  expect(card.getByRole('link', { name: 'See all jobs for you' }).getAttribute('href')).toBe(
    `${paths.publicJobs}?forYou=true`,
  );
});

const field = { name: 'Technology' } as const;

test.each([360, 1280])(
  'begins with jobs that many students save, which one tap on a field exchanges in place, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const { requests } = await show({
      ...newStudent,
      updateStudentProfile: { status: 200, example: 'newStudentInterested' },
    });
    const before = await jobsCard('Popular with students');
    await before.findByRole('link', { name: 'Delivery planning' });
    expect(titlesIn(before)).toEqual(popular);
    expect(pathsOf(requests)).not.toContain('/api/job/jobs/for-you');
    const chip = await before.findByRole('button', field);
    const { left, top } = chip.getBoundingClientRect();
    await userEvent.click(chip);
    const after = await jobsCard('Jobs for you');
    expect(titlesIn(after)).toEqual([
      'Robotics test engineer',
      'Data analyst, logistics',
      'Field service engineer',
    ]);
    const chosen = after.getByRole('button', field);
    expect(chosen.getAttribute('aria-pressed')).toBe('true');
    expect(document.activeElement).toBe(chosen);
    expect(chosen.getBoundingClientRect()).toMatchObject({ left, top });
    expect(after.getByRole('status').textContent).toMatch(/^The jobs above now match your answer/);
    const form = await requests.find(({ method }) => method === 'PUT')?.formData();
    expect(form?.get('profile')).toBe(
      JSON.stringify({
        fieldOfInterestIds: ['0199a1c2-0000-7000-8000-0000000e0001', '0199a1c2-0000-7000-8000-0000000e0002'],
      }),
    );
  },
);

test('keeps the popular jobs where none is of the field, and says so', async () => {
  await show({
    ...newStudent,
    listJobsForYou: 'empty',
    updateStudentProfile: { status: 200, example: 'newStudentInterested' },
  });
  const jobs = await jobsCard('Popular with students');
  await userEvent.click(await jobs.findByRole('button', field));
  await expect.poll(() => jobs.getByRole('status').textContent).toMatch(/^No open job matches yet/);
  expect(titlesIn(jobs)).toEqual(popular);
});

test('takes a field back that could not be saved, and says why', async () => {
  await show({ ...newStudent, updateStudentProfile: { status: 500 } });
  const jobs = await jobsCard('Popular with students');
  const chip = await jobs.findByRole('button', field);
  await userEvent.click(chip);
  await expect.poll(() => document.body.textContent).toContain('Something went wrong');
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  expect(titlesIn(jobs)).toEqual(popular);
});

test('does not ask again who has not answered now, and keeps the focus', async () => {
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('group', { name: 'What kind of work interests you?' })).toBeNull();
  expect(document.activeElement).not.toBe(document.body);
  cleanup();
  await show();
  const jobs = await jobsCard('Popular with students');
  await jobs.findByRole('link', { name: 'Delivery planning' });
  expect(jobs.queryByRole('button', field)).toBeNull();
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
  ['en', 'Popular with students'],
  ['jp', '学生に人気の求人'],
] as const)('has three jobs above the fold of a phone and fits its width, in %s', async (language, title) => {
  await page.viewport(360, 740);
  await show(newStudent, { language });
  const jobs = within(await jobsCard(title).then((card) => card.findByRole('list')));
  const last = (await jobs.findAllByRole('listitem')).at(-1);
  expect(last?.getBoundingClientRect().bottom).toBeLessThan(740);
  expect(document.documentElement.scrollWidth).toBe(360);
});

test('offers to try again when the steps, or the jobs, could not be loaded', async () => {
  const { respondWith } = await show({ ...newStudent, getStudentProfile: { status: 403 } });
  const again = await screen.findByRole('button', { name: 'Try again' });
  respondWith('populated', { ...newStudent, listMostSavedJobs: { status: 403 } });
  await userEvent.click(again);
  await screen.findByText('We couldn’t load the jobs.');
  respondWith('populated', newStudent);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Delivery planning' })).toBeTruthy();
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
