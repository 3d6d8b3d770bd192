import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { DeleteSection } from './components/DeleteSection.tsx';
import { LeaveSection } from './components/LeaveSection.tsx';

const open = async (name: string, place: TestEnvironment = {}) => {
  await renderInPortal(
    <>
      <LeaveSection />
      <DeleteSection />
    </>,
    { path: paths.settings, namespaces: ['settings', 'push', 'university'], ...place },
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
  'names what is still to be answered, by when, with the way to each, before leaving (%s, %s)',
  async (language, button, title, by, kind) => {
    const dialog = await open(button, { language });
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
  const dialog = await open('Leave for a while', { scenario: 'empty' });
  await dialog.findAllByRole('radio');
  await expect.poll(() => dialog.queryAllByRole('link')).toEqual([]);
  expect(dialog.queryByText(/still (due|have)/)).toBeNull();
});

test('does not pass over in silence that it could not be checked', async () => {
  const dialog = await open('Leave for a while', { overrides: { getStudentJobSummary: { status: 422 } } });
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
  'says what leaving means for the replies: only deletion is for good (%s, %s)',
  async (language, button, note) => {
    const dialog = await open(button, { language });
    await dialog.findByText(note);
  },
);
