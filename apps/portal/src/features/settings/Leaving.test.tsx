import { session } from '@michi/api/session';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { drafts } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { DeleteSection, LeaveSection } from './components/LeaveSections.tsx';
import { AccountProvider } from './AccountProvider.tsx';

const show = (section: ReactElement, environment: TestEnvironment = {}) =>
  renderInPortal(section, {
    path: paths.settings,
    namespaces: ['settings', 'push', 'university'],
    ...environment,
  });

beforeEach(() => forgetEntriesOfOthers(null));

const open = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

type OpenDialog = Awaited<ReturnType<typeof open>>;

const sentTo = ({ requests }: Rendered, path: string) =>
  requests.filter(({ url }) => new URL(url).pathname.endsWith(path));

const abroad = 'Going abroad or working holiday';
const school = 'Going to graduate school or other schools';
const difficult = 'The application is difficult to use and the service is poor';
const few = 'There are few companies listed in the application';

const reasonsIn = (dialog: OpenDialog) =>
  dialog.getAllByRole<HTMLInputElement>('radio').map(({ labels }) => labels?.[0]?.textContent);

test('requires a reason before leaving, and sends nothing without one', async () => {
  const rendered = await show(<LeaveSection />);
  const dialog = await open('Leave for a while');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave for a while' }));
  const summary = await dialog.findByRole('group', { name: 'Check 1 answer' });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByText('Choose a reason')).toBeTruthy();
  expect(sentTo(rendered, '/auth/suspend-account')).toEqual([]);
});

test('offers the reasons of the product spec: the shorter list for a leave, the longer for deletion', async () => {
  await show(
    <>
      <LeaveSection />
      <DeleteSection />
    </>,
  );
  expect(reasonsIn(await open('Leave for a while'))).toEqual([abroad, difficult, few]);
  await userEvent.keyboard('{Escape}');
  expect(reasonsIn(await open('Delete account'))).toEqual([abroad, school, difficult, few]);
});

test('leaves for a while and ends the session here', async () => {
  const rendered = await show(<LeaveSection />);
  const dialog = await open('Leave for a while');
  await userEvent.click(dialog.getByRole('radio', { name: abroad }));
  await userEvent.fill(dialog.getByLabelText('Anything else you’d like to tell us'), 'I am back in April.');
  await userEvent.click(dialog.getByRole('button', { name: 'Leave for a while' }));
  await vi.waitFor(() => expect(rendered.address()).toBe(paths.login));
  expect(session.isSignedIn()).toBe(false);
  expect(await screen.findByText('Suspended account successfully')).toBeTruthy();
  expect(drafts.read('leave')).toEqual({});
  expect(await sentTo(rendered, '/auth/suspend-account')[0]?.json()).toEqual({
    reason: 'GOING_ABROAD_OR_WORKING_HOLIDAY',
    note: 'I am back in April.',
  });
});

test('keeps a reason half given for when the dialog is opened again', async () => {
  await show(<LeaveSection />);
  const dialog = await open('Leave for a while');
  await userEvent.click(dialog.getByRole('radio', { name: few }));
  await userEvent.fill(dialog.getByLabelText('Anything else you’d like to tell us'), 'Few in Sendai');
  await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await open('Leave for a while');
  expect(again.getByRole<HTMLInputElement>('radio', { name: few }).checked).toBe(true);
  expect(again.getByLabelText<HTMLTextAreaElement>('Anything else you’d like to tell us').value).toBe(
    'Few in Sendai',
  );
});

test('stays when the server cannot let the student leave', async () => {
  const rendered = await show(<LeaveSection />, { overrides: { suspendAccount: 'unavailable' } });
  const dialog = await open('Leave for a while');
  await userEvent.click(dialog.getByRole('radio', { name: few }));
  await userEvent.click(dialog.getByRole('button', { name: 'Leave for a while' }));
  expect(await screen.findAllByText(/went wrong|Something/)).not.toHaveLength(0);
  expect(session.isSignedIn()).toBe(true);
  expect(rendered.address()).toBe(paths.settings);
});

test('deletes nothing without a reason, the password and an explicit confirmation', async () => {
  const rendered = await show(<DeleteSection />);
  const dialog = await open('Delete account');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  const summary = await dialog.findByRole('group', { name: 'Check 3 answers' });
  for (const message of ['Choose a reason', 'Password is required', 'Confirm that you understand'])
    expect(within(summary).getByText(message)).toBeTruthy();
  expect(sentTo(rendered, '/auth/delete-account')).toEqual([]);
});

const fillInDeletion = async (dialog: OpenDialog) => {
  await userEvent.click(dialog.getByRole('radio', { name: school }));
  await userEvent.fill(dialog.getByLabelText('Password'), 'michi-demo-2026');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'I understand that this can’t be undone' }));
};

test('explains what happens to applications, deletes the account and ends the session here', async () => {
  const rendered = await show(<DeleteSection />);
  const dialog = await open('Delete account');
  expect(dialog.getByText(/^We’ll withdraw your open applications/)).toBeTruthy();
  await fillInDeletion(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  await vi.waitFor(() => expect(rendered.address()).toBe(paths.login));
  expect(session.isSignedIn()).toBe(false);
  expect(await screen.findByText('Delete account successfully')).toBeTruthy();
  expect(await sentTo(rendered, '/auth/delete-account')[0]?.json()).toEqual({
    reason: 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS',
    password: 'michi-demo-2026',
  });
});

test('stores neither the password nor the confirmation in a draft', async () => {
  await show(<DeleteSection />);
  const dialog = await open('Delete account');
  await fillInDeletion(dialog);
  await vi.waitFor(() =>
    expect(drafts.read('delete-account')).toEqual({
      reason: 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS',
      note: '',
    }),
  );
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('michi-demo');
});

test('reports a wrong password at its field', async () => {
  await show(<DeleteSection />, { overrides: { deleteAccount: 'validation-error' } });
  const dialog = await open('Delete account');
  await fillInDeletion(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
  expect(await dialog.findAllByText('This isn’t your password')).not.toHaveLength(0);
  expect(dialog.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(session.isSignedIn()).toBe(true);
});

test('lets an account without a password create one before it can be deleted', async () => {
  await show(
    <AccountProvider account={{ hasPassword: false }}>
      <DeleteSection />
    </AccountProvider>,
  );
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Email me a link' })).toBeTruthy();
});

test('is translated to Japanese', async () => {
  await show(<LeaveSection />, { language: 'jp' });
  const dialog = await open('休止する');
  expect(reasonsIn(dialog)).toEqual([
    '留学やワーキングホリデーに行くため',
    'アプリが使いにくく、サービスに不満があるため',
    'アプリに掲載されている企業が少ないため',
  ]);
});

const openWithBoth = async (name: string, environment: TestEnvironment = {}) => {
  await renderInPortal(
    <>
      <LeaveSection />
      <DeleteSection />
    </>,
    { path: paths.settings, namespaces: ['settings', 'push', 'university'], ...environment },
  );
  await userEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test.each([
  [
    'en',
    'Leave for a while',
    '4 replies are still due',
    'Respond by Sat 21 Nov, 17:00 JST',
    'Interview request:',
  ],
  [
    'en',
    'Delete account',
    '4 replies are still due',
    'Respond by Sat 21 Nov, 17:00 JST',
    'Interview request:',
  ],
  ['jp', '休止する', '未回答のものが4件あります', '回答期限 11/21（土）17:00（日本時間）', '面接依頼：'],
  [
    'jp',
    'アカウントを削除する',
    '未回答のものが4件あります',
    '回答期限 11/21（土）17:00（日本時間）',
    '面接依頼：',
  ],
] as const)(
  'names which responses are due, by when, with the way to each, before leaving (%s, %s)',
  async (language, button, title, by, kind) => {
    const dialog = await openWithBoth(button, { language });
    await dialog.findByText(title);
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual([
      paths.interview,
      '/student/job/public-jobs/details',
      paths.offerLetter,
      paths.publicSeminar,
    ]);
    expect(links[0]?.textContent).toContain(kind);
    expect(links[0]?.closest('li')?.textContent).toContain(by);
    // First, above the reasons and the button that does it.
    const [reason] = dialog.getAllByRole('radio');
    expect(links[0]?.compareDocumentPosition(reason ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
);

test('shows nothing if no response is due, and reports it if that is unknown', async () => {
  const dialog = await openWithBoth('Leave for a while', { scenario: 'empty' });
  await dialog.findAllByRole('radio');
  await expect.poll(() => dialog.queryAllByRole('link')).toEqual([]);
  expect(dialog.queryByText(/still (due|have)/)).toBeNull();
});

test('says that the due responses could not be checked', async () => {
  const dialog = await openWithBoth('Leave for a while', {
    overrides: { getStudentJobSummary: { status: 422 } },
  });
  await dialog.findByText(/couldn’t check if you still have replies due/);
});

test.each([
  [
    'en',
    'Leave for a while',
    'You can’t respond while you’re away. If you come back in time, you still can.',
  ],
  ['en', 'Delete account', 'You can’t respond once your account is deleted.'],
  ['jp', '休止する', '休止中は回答できません。期限までに再開すれば、回答できます。'],
  ['jp', 'アカウントを削除する', 'アカウントを削除すると、回答できなくなります。'],
] as const)(
  'says what happens to due responses: only deletion is final (%s, %s)',
  async (language, button, note) => {
    const dialog = await openWithBoth(button, { language });
    await dialog.findByText(note);
  },
);
