import type { Counselling, CounsellingRules } from '@michi/api/university';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toAppointment, toBooking } from '../../shared/navigation/paths.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as CareerOfficeScreen } from './CareerOfficeScreen.tsx';
import { RulesText } from './components/BookingRules.tsx';
import {
  counsellingId,
  CareerOfficeProvider,
  type CareerOfficeProviderProps,
} from './CareerOfficeProvider.fixture.tsx';

afterEach(() => {
  cleanup();
  forgetEntriesOfOthers(null);
});

const show = (state: Omit<CareerOfficeProviderProps, 'children'>, environment: TestEnvironment = {}) =>
  renderInPortal(
    <CareerOfficeProvider {...state}>
      <CareerOfficeScreen />
    </CareerOfficeProvider>,
    { path: toAppointment(counsellingId), namespaces: ['career-office', 'university'], ...environment },
  );
const changes = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'PUT');
const openDialog = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('explains the screen to a student without a university, sends no requests, and opens once a code is redeemed', async () => {
  const { requests } = await show({ isNonUniversity: true }, { path: paths.careerOffice });
  await screen.findByRole('heading', { name: 'For students linked to a university' });
  expect(requests.some(({ url }) => url.includes('/counselling-rules'))).toBe(false);
  await userEvent.fill(screen.getByLabelText('University code'), 'SEIRYO-2027-7KQ4');
  await userEvent.click(screen.getByRole('button', { name: 'Link my university' }));
  await screen.findByRole('heading', { name: 'My next appointment' });
});

test('each topic on the overview leads to its free times', async () => {
  await show({}, { path: paths.careerOffice });
  const topic = await screen.findByRole('link', { name: 'Resume' });
  expect(topic.getAttribute('href')).toBe(toBooking({ topic: 'RESUME' }));
});

test('renders without the profile if it fails, and does not request it repeatedly', async () => {
  const { requests } = await renderInPortal(<CareerOfficeScreen />, {
    path: paths.careerOffice,
    namespaces: ['career-office', 'university'],
    overrides: { getProfile: 'unavailable' },
  });
  await screen.findByRole('heading', { name: 'My next appointment' });
  await screen.findByRole('link', { name: /^View details/ });
  // By the frame of the screen and by its contents, each with two retries.
  expect(requests.filter(({ url }) => url.endsWith('/users/profile')).length).toBeLessThanOrEqual(6);
});

test("shows an appointment in the student's zone, which is named, with its cut-off", async () => {
  await show({ timeZone: 'America/New_York' });
  await screen.findByRole('heading', { level: 2, name: '02:00–\u206002:45' });
  screen.getByText('Shown in Eastern Standard Time (America/New_York, EST)');
  await screen.findByText(/You can reschedule or cancel until Wed 2 Dec, 02:00 EST/);
});

test('moves an appointment, and offers the next times where the new one is lost', async () => {
  const { respondWith, requests } = await show(
    {},
    { overrides: { updateCounselling: { status: 409, example: 'taken' } } },
  );
  const dialog = await openDialog('Reschedule');
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule to this time' }));
  await dialog.findByRole('link', { name: 'Choose a time' });
  await userEvent.click(await dialog.findByRole('radio', { name: /^10:00–\u206010:45/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule to this time' }));
  const next = within(await dialog.findByRole('radiogroup', { name: 'Next available times' }));
  await userEvent.click(next.getByRole('radio', { name: /^Wed 2 Dec, 11:00/ }));
  respondWith('populated', { updateCounselling: { status: 200 } });
  await userEvent.click(dialog.getByRole('button', { name: 'Reschedule to this time' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await changes(requests)[1]?.json()).toEqual({
    action: 'reschedule',
    startsAt: '2026-12-02T02:00:00.000Z',
  });
});

const sameDay: Partial<Counselling> = {
  startsAt: '2026-11-20T07:00:00.000Z',
  endsAt: '2026-11-20T07:45:00.000Z',
  changeableUntil: '2026-11-19T07:00:00.000Z',
  allowedActions: [],
};

test.each([
  ['en', /too late to reschedule or cancel online.*call the career office at 045-555-0120/],
  [
    'jp',
    /オンラインでの変更・キャンセルの期限を過ぎました。.*キャリアセンター（045-555-0120）へお電話ください/,
  ],
] as const)(
  'of the same day promises no change online and says whom to call, in %s',
  async (language, text) => {
    await show({ counselling: sameDay }, { language });
    const call = await screen.findByRole('link', { name: '045-555-0120' });
    expect(call.getAttribute('href')).toBe('tel:0455550120');
    expect(call.parentElement?.textContent).toMatch(text);
    expect(document.body.textContent).not.toMatch(
      /You can reschedule or cancel it here|You can reschedule or cancel until|まで.*変更/,
    );
  },
);

const rules: CounsellingRules = {
  furthestDays: 60,
  noticeHours: 2,
  changeHours: 24,
  upcomingLimit: 3,
  upcoming: 1,
  missedLimit: 2,
  missedDays: 90,
  closedDays: 30,
  missed: 0,
  closedUntil: null,
  officePhone: '045-555-0120',
};

test.each([
  ['2026-11-20T07:00:00.000Z', /too late to reschedule or cancel online.*045-555-0120/],
  [
    '2026-12-03T07:00:00.000Z',
    /You can reschedule or cancel until Wed 2 Dec, 16:00 JST, 24 hours before it starts/,
  ],
])('the rules of a time at %s are shown before it is booked', async (startsAt, text) => {
  await renderInPortal(<RulesText rules={rules} startsAt={startsAt} />, { namespaces: ['career-office'] });
  await waitFor(() => expect(document.body.textContent).toMatch(text));
});

test('requires a reason before it cancels, and offers nothing the service does not allow', async () => {
  const { requests } = await show({});
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel appointment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
  await dialog.findAllByText('Explain your reason');
  expect(changes(requests)).toEqual([]);
  await userEvent.fill(dialog.getByLabelText('Reason'), 'My lecture was moved.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel appointment' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await changes(requests)[0]?.json()).toEqual({ action: 'cancel', note: 'My lecture was moved.' });
  cleanup();
  await show({ counselling: { allowedActions: [] } });
  await screen.findByText(/It’s too late to reschedule or cancel online/);
  expect(screen.queryByRole('button', { name: /^(Reschedule|Cancel)/ })).toBeNull();
});

test('mentions a meeting link only if there is one', async () => {
  await show({ counselling: { style: 'ONLINE', link: null } });
  await screen.findByText(/You’ll find the link to join below once it’s ready\./);
  expect(screen.queryByText(/open the link below/)).toBeNull();
});
