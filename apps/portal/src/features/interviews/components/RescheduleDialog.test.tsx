import { cleanup, fireEvent, screen, within } from '@testing-library/react';
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
const fillTime = (dialog: Dialog, index: number, date: string, time: string) => {
  const box = (name: string) => {
    const found = dialog.getAllByLabelText(name)[index];
    if (found === undefined) throw new Error(`There is no ${name} ${index}`);
    return found;
  };
  fireEvent.change(box('Date'), { target: { value: date } });
  fireEvent.change(box('Time'), { target: { value: time } });
};
const chooseReason = async (dialog: Dialog, reason: string) => {
  await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }));
  await userEvent.click(await screen.findByRole('option', { name: reason }));
};

test("requests another time with a reason and times in the student's zone", async () => {
  const { requests } = await show();
  const dialog = await openDialog('Request another time');
  dialog.getByText('Your current time, Fri 27 Nov, 17:30 JST, is yours until a new one is confirmed.');
  expect(
    within(dialog.getByRole('combobox', { name: /^Reason/ })).queryByText(/Accepted Another Company/),
  ).toBeNull();
  await chooseReason(dialog, 'Class or exam');
  fillTime(dialog, 0, '2026-11-30', '10:00');
  fillTime(dialog, 1, '2026-12-01', '13:00');
  await dialog.findAllByText('You’re free then');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Message to the interviewer' }), 'Seminar');
  await userEvent.click(dialog.getByRole('button', { name: 'Request another time' }));
  await screen.findByText(
    /^(Your university|.+) received your suggested times\. The current one is yours until a new one is confirmed\.$/,
  );
  expect(await sentRequests(requests)[0]?.json()).toEqual({
    action: 'reschedule',
    reason: 'CLASS_OR_EXAM',
    note: 'Seminar',
    candidates: ['2026-11-30T01:00:00.000Z', '2026-12-01T04:00:00.000Z'],
  });
});

test.each([
  ['en', 'Request another time', 'Date', 'Time', 'Choose a date', 'Mon 30 Nov'],
  ['jp', '日程変更を依頼する', '日付', '時刻', '日付を選択', '11/30（月）'],
] as const)(
  'writes the day with its weekday and the time in 24 hours, in the language of the portal (%s)',
  async (language, open, date, time, empty, day) => {
    await show({ language });
    const dialog = await openDialog(open);
    expect(dialog.getAllByText(empty)).toHaveLength(3);
    const first = dialog.getAllByLabelText(date)[0] ?? document.body;
    fireEvent.change(first, { target: { value: '2026-11-30' } });
    dialog.getByText(day);
    await userEvent.fill(dialog.getAllByRole('textbox', { name: time })[0] ?? document.body, '1530');
    await userEvent.tab();
    dialog.getByDisplayValue('15:30');
  },
);

test('sends no wish without a reason, nor with a time that is past, half or given twice', async () => {
  const { requests } = await show();
  const dialog = await openDialog('Request another time');
  fillTime(dialog, 0, '2026-11-19', '10:00');
  fillTime(dialog, 1, '2026-11-30', '');
  await userEvent.click(dialog.getByRole('button', { name: 'Request another time' }));
  const summary = await dialog.findByRole('group', { name: 'Check 3 answers' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a reason', 'Choose a time in the future', 'Enter a date and a time']);
  fillTime(dialog, 0, '2026-11-30', '10:00');
  fillTime(dialog, 1, '2026-11-30', '10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Request another time' }));
  await dialog.findAllByText('You’ve already entered this time');
  expect(sentRequests(requests)).toEqual([]);
});

test('keeps what was typed into a wish until it is sent', async () => {
  await show();
  const dialog = await openDialog('Request another time');
  fillTime(dialog, 0, '2026-11-30', '10:00');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Message to the interviewer' }), 'Seminar');
  cleanup();
  await show();
  const again = await openDialog('Request another time');
  expect(again.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to the interviewer' }).value).toBe(
    'Seminar',
  );
  expect(again.getAllByLabelText<HTMLInputElement>('Time')[0]?.value).toBe('10:00');
});

test('says beside the field what the server refuses', async () => {
  await show({ overrides: { actOnInterview: { status: 422 } } });
  const dialog = await openDialog('Request another time');
  await chooseReason(dialog, 'Illness');
  fillTime(dialog, 1, '2026-12-01', '13:00');
  fillTime(dialog, 0, '2026-11-30', '10:00');
  await userEvent.click(dialog.getByRole('button', { name: 'Request another time' }));
  const summary = await dialog.findByRole('group', { name: 'Check 2 answers' });
  expect(summary.textContent).toContain('Choose a time in the future');
  expect(
    dialog.getByRole('group', { name: 'Option 1', description: /Choose a time in the future/ }),
  ).toBeTruthy();
});
