import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { toInterview } from '../../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../../shared/test/renderInPortal.tsx';
import { interviewId } from '../InterviewProvider.fixture.tsx';
import { Component as InterviewScreen } from '../InterviewScreen.tsx';

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

/** What was sent to the interview, oldest first. */
const sentRequests = (requests: readonly Request[]) => requests.filter(({ method }) => method === 'PUT');
const button = (name: string) => screen.findByRole('button', { name });
const openDialog = async (name: string) => {
  await userEvent.click(await button(name));
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
/** A range of times is not broken at its end of line. */
const withoutJoiner = (text: string) => text.replaceAll('\u2060', '');
const named = (name: string) => (text: string) => withoutJoiner(text) === name;
const chosenTimes = (dialog: Dialog) =>
  dialog
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ labels }) => withoutJoiner(labels?.[0]?.textContent ?? ''));
const send = (dialog: Dialog) =>
  userEvent.click(dialog.getByRole('button', { name: 'Request another time' }));

test('asks for another time in three taps: open, reason, send', async () => {
  const { requests } = await show();
  const dialog = await openDialog('Request another time');
  dialog.getByText('Your current time, Fri 27 Nov, 17:30 JST, is yours until a new one is confirmed.');
  await dialog.findAllByRole('checkbox', { checked: true });
  // Monday is a public holiday.
  expect(chosenTimes(dialog)).toEqual([
    'Tue 24 Nov, 10:00–10:45',
    'Wed 25 Nov, 14:30–15:15',
    'Thu 26 Nov, 16:00–16:45',
  ]);
  await userEvent.click(dialog.getByRole('radio', { name: 'Class or exam' }));
  await send(dialog);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await sentRequests(requests)[0]?.json()).toEqual({
    action: 'reschedule',
    reason: 'CLASS_OR_EXAM',
    candidates: ['2026-11-24T01:00:00.000Z', '2026-11-25T05:30:00.000Z', '2026-11-26T07:00:00.000Z'],
  });
  expect(screen.queryByText(/received your suggested times/)).toBeNull();
});

test('adds a time of the student by a tap on the week, in place of the last that was suggested', async () => {
  await show();
  const dialog = await openDialog('Request another time');
  await dialog.findAllByRole('checkbox', { checked: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Choose other times' }));
  await userEvent.click(dialog.getByRole('button', { name: named('Tue 24 Nov, 13:30–14:15') }));
  expect(chosenTimes(dialog)).toEqual([
    'Tue 24 Nov, 10:00–10:45',
    'Tue 24 Nov, 13:30–14:15',
    'Wed 25 Nov, 14:30–15:15',
  ]);
  dialog.getByText(
    named('Thu 26 Nov, 16:00–16:45 is no longer chosen, because you can suggest three times.'),
  );
  await userEvent.click(dialog.getByRole('checkbox', { name: named('Tue 24 Nov, 10:00–10:45') }));
  expect(chosenTimes(dialog)).toHaveLength(2);
});

test('sends nothing without a reason or without a time', async () => {
  const { requests } = await show();
  const dialog = await openDialog('Request another time');
  for (const box of await dialog.findAllByRole('checkbox', { checked: true })) await userEvent.click(box);
  await send(dialog);
  const summary = await dialog.findByRole('group', { name: 'Check 2 answers' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a reason', 'Choose at least one time that works for you']);
  expect(sentRequests(requests)).toEqual([]);
});

test('keeps what was chosen and typed until it is sent', async () => {
  await show();
  const dialog = await openDialog('Request another time');
  const [first] = await dialog.findAllByRole('checkbox', { checked: true });
  await userEvent.click(first ?? document.body);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Message to the interviewer' }), 'Seminar');
  cleanup();
  await show();
  const again = await openDialog('Request another time');
  await again.findAllByRole('checkbox', { checked: true });
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the interviewer' }).value).toBe(
    'Seminar',
  );
  expect(chosenTimes(again)).toEqual(['Wed 25 Nov, 14:30–15:15', 'Thu 26 Nov, 16:00–16:45']);
});

test('says beside the times what the server refuses', async () => {
  await show({ overrides: { actOnInterview: { status: 422 } } });
  const dialog = await openDialog('Request another time');
  await dialog.findAllByRole('checkbox', { checked: true });
  await userEvent.click(dialog.getByRole('radio', { name: 'Illness' }));
  await send(dialog);
  const summary = await dialog.findByRole('group', { name: 'Check 2 answers' });
  expect(summary.textContent).toContain('Choose a time in the future');
  expect(
    dialog.getByRole('group', {
      name: 'Suggest up to three new times',
      description: /Choose a time in the future/,
    }),
  ).toBeTruthy();
});

test('says that the calendar could not be checked', async () => {
  await show({ overrides: { showCalendar: 'unavailable' } });
  const dialog = await openDialog('Request another time');
  await dialog.findAllByRole('checkbox', { checked: true });
  dialog.getByText(/We couldn’t check your whole calendar/);
});
