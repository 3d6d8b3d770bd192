import { getListUserImportRowsQueryKey } from '@michi/api/user';
import { toastStore } from '@michi/design-system/toast-store';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { paths } from '../../shared/navigation/paths.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { toUserImport } from './adminAddress.ts';
import { Component as AuditScreen } from './AuditScreen.tsx';
import { Component as ImportScreen } from './ImportScreen.tsx';
import { Component as UsersScreen } from './UsersScreen.tsx';

const previewId = '0199a1c2-0000-7000-8000-000000130001';
const preview = toUserImport(previewId);
const showUsers = (environment: TestEnvironment = {}) =>
  renderInPortal(<UsersScreen />, { path: paths.users, namespaces: ['admin'], ...environment });
const showImport = (environment: TestEnvironment = {}) =>
  renderInPortal(<ImportScreen />, { path: preview, namespaces: ['admin'], ...environment });
const sent = (requests: readonly Request[], method: string) =>
  requests.filter((request) => request.method === method);

afterEach(cleanup);

test('keeps filters in the address, returns to page 1 with each change, and sends exactly them', async () => {
  const { address, requests } = await showUsers({ path: `${paths.users}?email=a%40&page=3` });
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Blocked' }));
  await expect.poll(address).toBe(`${paths.users}?email=a@&status=BLOCKED`);
  await waitFor(() => {
    const params = new URL(requests.at(-1)?.url ?? 'about:blank').searchParams;
    expect(Object.fromEntries(params)).toEqual({
      page: '1',
      size: '20',
      sort: 'NAME',
      email: 'a@',
      status: 'BLOCKED',
    });
  });
});

test.each([
  [AuditScreen, paths.auditLog, 'search=a&action=USER_ADDED'],
  [UsersScreen, paths.users, 'email=a&status=BLOCKED'],
] as const)('clears search and filters where nothing matches: %o at %s', async (Screen, path, query) => {
  const { address } = await renderInPortal(<Screen />, {
    path: `${path}?${query}`,
    namespaces: ['admin'],
    overrides: { listAuditEntries: 'empty', listUsers: 'empty' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await expect.poll(address).toBe(path);
});

test.each([
  ['en', 'On leave', 'Active'],
  ['jp', '休止中', '有効'],
] as const)('shows only the leave of a user on leave, in %s', async (language, onLeave, active) => {
  await showUsers({ language });
  const row = (await screen.findByText('away@michi.example')).closest('li');
  expect(within(row ?? document.body).getByText(onLeave)).toBeTruthy();
  expect(within(row ?? document.body).queryByText(active)).toBeNull();
});

test.each([
  ['en', 'Add Users'],
  ['jp', 'ユーザーを追加'],
] as const)('offers to add users with the label of the product spec, in %s', async (language, label) => {
  await showUsers({ language });
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

test('adds nobody whose email address cannot be one', async () => {
  const { requests } = await showUsers({ namespaces: ['admin', 'person'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Users' }));
  const dialog = within(await screen.findByRole('dialog'));
  const email = dialog.getByRole('textbox', { name: 'Email' });
  await userEvent.fill(email, 'alex.example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  await expect.poll(() => email.getAttribute('aria-invalid')).toBe('true');
  await dialog.findByRole('link', { name: 'Enter an email address such as name@example.com' });
  expect(sent(requests, 'POST')).toEqual([]);
});

test('blocks nobody without a reason, or for "others" without a note', async () => {
  const { requests } = await showUsers();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Alex Morgan' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  await dialog.findByRole('link', { name: 'Choose a reason' });
  await userEvent.click(dialog.getByRole('radio', { name: 'Others' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  await dialog.findByRole('link', { name: 'Explain why' });
  expect(sent(requests, 'PUT')).toEqual([]);
  await userEvent.fill(dialog.getByRole('textbox', { name: /^Note/ }), 'Asked for it.');
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  await expect.poll(() => sent(requests, 'PUT').length).toBe(1);
  expect(await sent(requests, 'PUT')[0]?.clone().json()).toEqual({
    status: 'BLOCKED',
    reason: 'OTHERS',
    note: 'Asked for it.',
  });
});

test.each([
  ['blocked@michi.example', 'Unblock', /can log in again\.$/],
  ['sora.minami@seiryo.example', 'Activate and resend email', /is active\. We’ve emailed them/],
])('unblocks %s, and confirms it', async (email, action, said) => {
  const { requests } = await showUsers();
  const row = (await screen.findByText(email)).closest('li');
  await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await expect.poll(() => sent(requests, 'PUT').length).toBe(1);
  expect(await sent(requests, 'PUT')[0]?.clone().json()).toEqual({ status: 'ACTIVE' });
  await expect
    .poll(() => toastStore.current().at(-1))
    .toMatchObject({
      tone: 'success',
      message: expect.stringMatching(said),
    });
});

test('shows the error if a user cannot be unblocked', async () => {
  await showUsers({ overrides: { updateUser: { status: 500 } } });
  const row = (await screen.findByText('blocked@michi.example')).closest('li');
  await userEvent.click(within(row ?? document.body).getByRole('button', { name: /^Actions for/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Unblock' }));
  await expect.poll(() => toastStore.current().at(-1)).toMatchObject({ tone: 'error' });
});

test.each([
  ['Student', { role: 'STUDENT' }],
  ['Admin', { role: 'ADMIN', universityId: null }],
])('adds a user as %s, without a university unless one is chosen', async (role, expected) => {
  const { requests } = await showUsers({ namespaces: ['admin', 'person'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Add Users' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Email' }), 'mori@michi.example');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Family name' }), 'Mori');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'First name' }), 'Aoi');
  await userEvent.click(dialog.getByRole('radio', { name: role }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add User' }));
  await expect.poll(() => sent(requests, 'POST').length).toBe(1);
  expect(await sent(requests, 'POST')[0]?.clone().json()).toMatchObject({
    email: 'mori@michi.example',
    familyName: 'Mori',
    ...expected,
  });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(toastStore.current().at(-1)).toMatchObject({ tone: 'success' });
});

test('says at the file field and in a toast what is wrong with the file, not that something is', async () => {
  await showImport({
    path: paths.importUsers,
    overrides: { createUserImport: { status: 422, example: 'en' } },
  });
  const fault = 'Add the missing heading: Email';
  const field = await screen.findByLabelText(/choose a file/);
  await userEvent.upload(field, new File(['x'], 'users.csv', { type: 'text/csv' }));
  await expect.poll(() => screen.getByLabelText(/choose a file/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(fault).length).toBeGreaterThan(0);
  expect(toastStore.current()).toMatchObject([{ tone: 'error', message: fault }]);
});

test('imports the previewed file, and only after confirming that invalid lines are skipped', async () => {
  const { requests } = await showImport();
  await screen.findByText('Line 4 has the same email');
  const confirm = await screen.findByRole('button', { name: 'Add 1,000 users' });
  await userEvent.click(confirm);
  await screen.findByText('Confirm that you want to skip these lines, or fix the file first');
  expect(sent(requests, 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Skip 3 lines and add the others' }));
  await userEvent.click(confirm);
  await screen.findByRole('heading', { name: '1,000 users were added' });
  expect(await sent(requests, 'POST')[0]?.clone().json()).toEqual({
    digest: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    leavesOutFaulty: true,
  });
});

test('reads the page of the previewed users in the address, and leads from past the end to the last one', async () => {
  const pastEnd = {
    currentPage: 999,
    nextPage: null,
    prevPage: null,
    totalPages: 2,
    totalRecords: 25,
    data: [],
  };
  const { address, requests } = await renderInPortal(
    <GivenQueries
      fill={async (give) => give(getListUserImportRowsQueryKey(previewId, { page: 999, size: 20 }), pastEnd)}
    >
      <ImportScreen />
    </GivenQueries>,
    { path: `${preview}&page=999`, namespaces: ['admin'] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Go to the last page' }));
  await expect.poll(address).toBe(`${preview}&page=2`);
  await expect.poll(() => requests.some(({ url }) => /\/rows\?.*page=2\b/.test(url))).toBe(true);
});

test('a preview that has changed meanwhile is shown again, and has to be confirmed again', async () => {
  const { requests } = await showImport({
    overrides: { submitUserImport: { status: 409, example: 'en' } },
  });
  const checkbox = await screen.findByRole('checkbox', { name: 'Skip 3 lines and add the others' });
  await userEvent.click(checkbox);
  const before = requests.length;
  await userEvent.click(screen.getByRole('button', { name: 'Add 1,000 users' }));
  await screen.findByText('The preview has changed, so no users were added. Check it again.');
  await waitFor(() => expect(checkbox).toHaveProperty('checked', false));
  await expect
    .poll(() => sent(requests.slice(before), 'GET').some(({ url }) => url.endsWith('130001')))
    .toBe(true);
});
