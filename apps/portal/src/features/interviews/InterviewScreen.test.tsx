import type { Interview } from '@michi/api/job';
import { toastStore } from '@michi/design-system/toast-store';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths, toInterview, type JobAudience } from '../../shared/navigation/paths.ts';
import { ownTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { InterviewProvider, interviewId, type InterviewProviderProps } from './InterviewProvider.fixture.tsx';
import { Component as InterviewScreen } from './InterviewScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<InterviewScreen />, {
    path: toInterview(interviewId),
    namespaces: ['interviews'],
    ...environment,
  });
const showGiven = (state: Omit<InterviewProviderProps, 'children'>, environment: TestEnvironment = {}) =>
  renderInPortal(
    <InterviewProvider {...state}>
      <InterviewScreen />
    </InterviewProvider>,
    { path: toInterview(interviewId), namespaces: ['interviews'], ...environment },
  );
const example = (name: string): TestEnvironment => ({
  overrides: { showInterview: { status: 200, example: name } },
});

/** What was sent to the interview, oldest first. */
const sentRequests = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'PUT');
const button = (name: string) => screen.findByRole('button', { name });
const ready = (name: string) =>
  waitFor(() => {
    const found = screen.getByRole('button', { name });
    expect(found.ariaBusy).not.toBe('true');
    return found;
  });
const openDialog = async (name: string) => {
  await userEvent.click(await button(name));
  return within(await screen.findByRole('dialog'));
};

test('has separate texts for the history of an internship', async () => {
  const entry = {
    happenedAt: '2026-11-20T01:30:00.000Z',
    phase: null,
    phaseJp: null,
    reason: null,
    note: null,
  };
  await showGiven({
    kind: 'INTERNSHIP',
    history: [
      { ...entry, id: 'offer', action: 'send-offer', stage: 'OFFERED', actor: 'COMPANY' },
      { ...entry, id: 'answer', action: 'accept-offer', stage: 'OFFER_ACCEPTED', actor: 'STUDENT' },
    ],
  });
  await screen.findByText('Internship offered', { selector: 'li *' });
  screen.getByText('You accepted the internship', { selector: 'li *' });
});

test('shows the status, the next step and its deadline, and names the zone of its times', async () => {
  await show();
  await screen.findByRole('heading', { level: 1, name: 'Second interview' });
  screen.getByText('Interview requested');
  screen.getByText('Respond by Sat 21 Nov, 17:00 JST');
  // The days left stand beside the status, without the hour that the line above says.
  screen.getByText('Tomorrow');
  screen.getByRole('heading', { level: 2, name: '17:30–\u206018:15' });
  expect(screen.getByText(/^Shown in /).textContent).toBe('Shown in Japan Standard Time (Asia/Tokyo, JST)');
  expect(screen.getByRole('link', { name: /meet.isobe.example/ }).getAttribute('rel')).toBe('noreferrer');
  expect(screen.getByRole('link', { name: 'Data analyst, retail planning' }).getAttribute('href')).toMatch(
    /^\/student\/job\/public-jobs\/details\?id=/,
  );
  expect(screen.getByRole('link', { name: 'Interview Requests' }).getAttribute('href')).toBe(
    '/student/job/public-jobs?tab=3',
  );
});

test('shows the address of an interview on site, with a map', async () => {
  await showGiven({
    change: { style: 'OFFLINE', link: null, address: '4-5-6 Isobe', mapLink: 'https://map.example/isobe' },
  });
  await screen.findByText('4-5-6 Isobe');
  expect(screen.getByRole('link', { name: /See on a map/ }).getAttribute('href')).toBe(
    'https://map.example/isobe',
  );
  expect(screen.queryByText('Link')).toBeNull();
});

test('offers only the allowed actions', async () => {
  await show(example('accepted'));
  await userEvent.click(await button('More actions'));
  await screen.findByRole('menuitem', { name: 'Cancel interview' });
  expect(screen.queryByRole('button', { name: /^(Accept|Decline)$/, hidden: true })).toBeNull();
  cleanup();
  await show(example('failed'));
  await screen.findByText('You weren’t selected this time');
  expect(screen.queryByRole('button', { name: /Accept|Decline|Ask for|Cancel/ })).toBeNull();
});

test('accepts once, with a key that makes it count once', async () => {
  const { requests } = await show({ overrides: { actOnInterview: { status: 200 } } });
  await userEvent.click(await ready('Accept'));
  await expect.poll(() => sentRequests(requests).length).toBe(1);
  const sent = sentRequests(requests);
  expect(sent).toHaveLength(1);
  expect(await sent[0]?.json()).toEqual({ action: 'accept' });
  expect(sent[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('shows what else is on before it is accepted', async () => {
  const { requests } = await showGiven({ event: {} });
  await screen.findByText('You have something else at that time');
  screen.getByText(/“Graduation seminar” \(18:00–\u206019:30\) overlaps by 15 minutes/);
  expect(sentRequests(requests)).toEqual([]);
});

test('takes neither a deadline nor the interview itself for a clash', async () => {
  await showGiven({ event: { kind: 'DEADLINE' } });
  await ready('Accept');
  expect(screen.queryByText(/at that time/)).toBeNull();
});

test('does not request the calendar if nothing can be accepted', async () => {
  const { requests } = await show(example('accepted'));
  await screen.findByRole('heading', { level: 1, name: 'Second interview' });
  expect(requests.filter(({ url }) => url.includes('/users/calendar'))).toEqual([]);
});

test('looks at the other accepted interviews where there is no calendar', async () => {
  const { requests } = await show({ overrides: { showCalendar: { status: 500 } } });
  await ready('Accept');
  const requested = requests
    .map(({ url }) => new URL(url))
    .find(({ pathname }) => pathname.endsWith('/applications/student'));
  expect(requested?.searchParams.getAll('stage')).toEqual(['INTERVIEW_ACCEPTED']);
});

test('can be accepted if the calendar cannot be loaded', async () => {
  const { requests } = await show({
    overrides: { showCalendar: { status: 500 }, listApplications: { status: 500 } },
  });
  await userEvent.click(await ready('Accept'));
  await waitFor(() => expect(sentRequests(requests)).toHaveLength(1));
});

test('keeps the old time visible while a wish waits', async () => {
  await show(example('rescheduleRequested'));
  await screen.findByText('You requested another time');
  screen.getByRole('heading', { level: 2, name: '17:30–\u206018:15' });
  screen.getByText(/Fri 27 Nov, 17:30 JST is yours until a new time is confirmed/);
  const times = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(times).toEqual(expect.arrayContaining(['Mon 30 Nov, 10:00', 'Tue 1 Dec, 13:00']));
  screen.getByText(/Class or exam.*It overlaps with my seminar presentation\./);
  await ready('Accept the original time');
});

test('asks why before it declines, and for a note where the reason is another', async () => {
  const { requests } = await show();
  const dialog = await openDialog('Decline');
  const confirm = dialog.getByRole('button', { name: 'Decline interview' });
  await userEvent.click(confirm);
  await dialog.findAllByText('Choose a reason');
  expect(
    dialog.getAllByRole('radio').map(({ parentElement }) => parentElement?.parentElement?.textContent),
  ).toEqual([
    'Accepted Another Company Offer Letter',
    "Schedule Doesn't match",
    'Field Of Interest Has Been Changed',
    'Others',
  ]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Others' }));
  await userEvent.click(confirm);
  await dialog.findAllByText('Explain your reason');
  expect(sentRequests(requests)).toEqual([]);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'More about your reason' }), 'Moving away');
  await userEvent.click(confirm);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await sentRequests(requests)[0]?.json()).toEqual({
    action: 'deny',
    reason: 'OTHERS',
    note: 'Moving away',
  });
  expect(drafts.read(`interview-deny-${interviewId}`)).toEqual({});
});

test('cancels an accepted one with a reason', async () => {
  const { requests } = await show(example('accepted'));
  await userEvent.click(await button('More actions'));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel interview' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: "Schedule Doesn't match" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel interview' }));
  await waitFor(() => expect(sentRequests(requests)).toHaveLength(1));
  expect(await sentRequests(requests)[0]?.json()).toEqual({ action: 'cancel', reason: 'SCHEDULE_MISMATCH' });
});

test('says in the dialog why a response was refused, and keeps what was typed', async () => {
  await show({ overrides: { actOnInterview: { status: 409 } } });
  const dialog = await openDialog('Decline');
  await userEvent.click(dialog.getByRole('radio', { name: "Schedule Doesn't match" }));
  await userEvent.click(dialog.getByRole('button', { name: 'Decline interview' }));
  expect(await dialog.findByText(/This interview was cancelled/)).toBeTruthy();
  expect(toastStore.current()).toMatchObject([
    { tone: 'error', message: expect.stringContaining('This interview was cancelled') },
  ]);
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: "Schedule Doesn't match" }).checked).toBe(true);
});

test('shows an outcome as one, with its phase and day', async () => {
  await show(example('failed'));
  await screen.findByText('You weren’t selected this time');
  screen.getByText(/Second interview, decided on Thu 3 Dec\./);
  screen.getByText('Not selected');
  cleanup();
  await showGiven({
    change: {
      status: 'ACCEPTED',
      allowedActions: [],
      result: {
        outcome: 'SELECTED',
        decidedOn: '2026-12-01',
        phase: 'Second interview',
        phaseJp: '二次面接',
      },
    },
    // Of the next round.
    application: { jobOfferId: 'an-offer', resultExpectedBy: '2026-12-20T08:00:00.000Z' },
  });
  await screen.findByText('You passed this interview');
  expect(screen.getByRole('link', { name: 'View offer' }).getAttribute('href')).toBe(
    '/student/job/offer-letter?id=an-offer',
  );
  expect(screen.queryByText(/Result expected/)).toBeNull();
});

test('names the day a result is expected, and says when it has passed', async () => {
  await show(example('accepted'));
  await screen.findByText('Result expected by Tue 8 Dec.');
  cleanup();
  await showGiven({
    change: {
      status: 'ACCEPTED',
      allowedActions: [],
      startsAt: '2026-11-05T06:00:00.000Z',
      endsAt: '2026-11-05T06:30:00.000Z',
    },
    application: { resultExpectedBy: '2026-11-18T08:00:00.000Z', isResultOverdue: true },
  });
  await screen.findByText(/Expected date passed/);
});

test('offers a calendar file, except for an interview that does not take place', async () => {
  const { requests } = await show();
  await userEvent.click(await button('Add to my calendar'));
  await waitFor(() =>
    expect(requests.some(({ url }) => url.endsWith(`/api/job/interviews/${interviewId}/file`))).toBe(true),
  );
  cleanup();
  await showGiven({ change: { status: 'CANCELLED', allowedActions: [] } });
  await screen.findByText('This interview was cancelled');
  expect(screen.queryByRole('button', { name: 'Add to my calendar' })).toBeNull();
});

test('distinguishes a missing interview from a failure to load it', async () => {
  await show({ overrides: { showInterview: { status: 404 } } });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this interview' });
  cleanup();
  const { requests } = await show({ path: paths.interview });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t find this interview' });
  expect(requests).toEqual([]);
  cleanup();
  const { respondWith } = await show({ overrides: { showInterview: { status: 403 } } });
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t load this interview' });
  respondWith('populated');
  await userEvent.click(await button('Try again'));
  await screen.findByRole('heading', { level: 1, name: 'Second interview' });
});

test('shows past events and known future ones', async () => {
  await showGiven({});
  const timeline = within(await screen.findByRole('list', { name: 'Your application' }));
  expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'You appliedMon 2 Nov, 14:00',
    'Second interview: you were invitedCompany\u00A0· Wed 18 Nov, 10:20Respond by Sat 21 Nov, 17:00',
    'Second interviewFri 27 Nov, 17:30',
  ]);
});

test.each([
  ['en', 'Your application', 'Second interview: you requested another timeClass or exam'],
  ['jp', '応募の経過', '二次面接の日程変更を依頼しました授業・試験のため'],
] as const)('shows a reschedule request as an action of the student, in %s', async (language, name, text) => {
  await showGiven(
    { change: { status: 'RESCHEDULE_REQUESTED' }, application: { turn: 'COMPANY', answerBy: null } },
    { language },
  );
  const timeline = within(await screen.findByRole('list', { name }));
  const entries = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(entries.some((entry) => entry.startsWith(text))).toBe(true);
});

test.each<readonly [JobAudience, Partial<Interview>, string]>([
  ['PUBLIC', { status: 'REQUESTED' }, 'Interview Requests'],
  ['PUBLIC', { status: 'ACCEPTED' }, 'Accepted Interviews'],
  ['PUBLIC', { status: 'DENIED' }, 'Applied Jobs'],
  ['UNIVERSITY', { status: 'CANCELLED' }, 'Applied Jobs'],
  ['UNIVERSITY', { status: 'REQUESTED', interviewer: 'UNIVERSITY' }, 'Internal Interview Requests'],
  ['UNIVERSITY', { status: 'ACCEPTED', interviewer: 'UNIVERSITY' }, 'Internal Interviews'],
  ['UNIVERSITY', { status: 'REQUESTED', interviewer: 'COMPANY' }, 'Company Interview Requests'],
  ['UNIVERSITY', { status: 'ACCEPTED', interviewer: 'COMPANY' }, 'Accepted University Interviews'],
])('an interview for a job of the audience %s leads back to its list: %o', async (audience, change, list) => {
  await showGiven({ audience, change });
  expect(await screen.findByRole('link', { name: list })).toBeTruthy();
  expect(getDefaultStore().get(ownTitleAtom)).toBe('Second interview');
});
