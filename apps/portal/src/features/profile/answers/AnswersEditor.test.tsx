import { toastStore } from '@michi/design-system/toast-store';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, toReasonsForApplying } from '../../../shared/navigation/paths.ts';
import { drafts } from '../../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../../shared/session/forget.ts';
import { storeDraft } from '../../../shared/story/inPortal.tsx';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../../shared/test/renderInPortal.tsx';
import { Component as EditProfileScreen } from '../EditProfileScreen.tsx';
import { newAnswer, toAnswer, toAnswers } from '../sections.ts';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<EditProfileScreen />, {
    path: paths.editProfile,
    namespaces: ['profile', 'person', 'answers', 'careful-reading', 'sharing'],
    ...environment,
  });

/** Of the contract's examples: the version in the profile, which is also the one that is saved, and the one for a company. */
const inProfile = '0199a1c2-0000-7000-8000-0000000f0701';
const forCompany = '0199a1c2-0000-7000-8000-0000000f0702';
const updatedAt = '2026-11-18T12:30:00.000Z';

const sent = async ({ requests }: Rendered, method: string): Promise<unknown> =>
  requests
    .findLast((request) => request.method === method)
    ?.clone()
    .json();

const answerField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
const typed = async () => (await answerField()).value;
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save' }));

beforeEach(() => forgetEntriesOfOthers(null));
afterEach(() => page.viewport(1280, 800));

test('lists the versions with length, use and comments', async () => {
  await show({ path: toAnswers('focus', null) });
  const link = await screen.findByRole('link', { name: '読書会（400字）' });
  const first = link.closest('li');
  expect(first?.textContent).toContain('23 of 400 characters, 377 left');
  expect(first?.textContent).toContain('In the profile');
  expect(first?.textContent).toContain('2 comments');
  expect(screen.getByText('For Yukari Robotics')).toBeTruthy();
});

test('without a version it says what a good answer holds', async () => {
  await show({ path: toAnswers('focus', null), scenario: 'empty' });
  expect(await screen.findByText(/^Say what you did/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Write the first version' })).toBeTruthy();
});

test('says over and under the target in words, and sends what has changed on the version it is based on', async () => {
  const rendered = await show({ path: toAnswer('focus', inProfile) });
  const text = await answerField();
  const length = () =>
    document.getElementById(text.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');
  expect(length()?.textContent).toBe('23 of 400 characters, 377 left');
  await userEvent.fill(text, `${'あ'.repeat(200)}\n${'あ'.repeat(202)}`);
  await expect.poll(() => length()?.textContent).toBe('402 of 400 characters, 2 over');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Line breaks count as characters' }));
  await expect.poll(() => length()?.textContent).toBe('403 of 400 characters, 3 over');
  await save();
  await screen.findByText('Answer Saved Successfully');
  expect(await sent(rendered, 'PUT')).toEqual({
    basedOn: updatedAt,
    text: `${'あ'.repeat(200)}\n${'あ'.repeat(202)}`,
    countsLineBreaks: true,
  });
});

test('a new reason is in the profile, and leads back to where it was needed', async () => {
  const next = '/student/seminar/public-seminar/description?id=1&tab=all&apply=true';
  const rendered = await show({ path: toReasonsForApplying(next) });
  await userEvent.click(await screen.findByRole('link', { name: 'New version' }));
  await userEvent.fill(await answerField(), 'I want to see one.');
  await save();
  await screen.findByRole('group', { name: 'Check 1 answer' });
  await userEvent.fill(screen.getByRole('textbox', { name: 'Name of this version' }), 'See a lab');
  await save();
  await expect.poll(rendered.address).toBe(next);
  expect(await sent(rendered, 'POST')).toMatchObject({
    topic: 'REASON_FOR_APPLYING',
    name: 'See a lab',
    text: 'I want to see one.',
    isInProfile: true,
    question: null,
  });
});

test('an own question is kept in its own words', async () => {
  const rendered = await show({ path: toAnswer('questions', newAnswer), language: 'jp' });
  await userEvent.fill(await screen.findByRole('textbox', { name: '質問' }), '町をどう変えますか。');
  await userEvent.click(screen.getByRole('button', { name: '保存する' }));
  await expect
    .poll(() => sent(rendered, 'POST'))
    .toMatchObject({
      topic: 'OWN_QUESTION',
      question: '町をどう変えますか。',
      name: '回答1',
      language: 'jp',
      isInProfile: false,
    });
});

test('a copy for the other language begins with the text, and is for no company', async () => {
  await show({ path: toAnswer('focus', forCompany) });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate for English' }));
  await expect
    .poll(() => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Name of this version' })?.value)
    .toBe('ゆかりロボティクス向け (copy)');
  expect(await typed()).toMatch(/毎回20人の声/);
  expect(screen.getByRole('combobox', { name: 'Language' }).textContent).toBe('English');
  expect(screen.queryByText('For Yukari Robotics')).toBeNull();
});

test('a text for the profile is at most as long as the profile takes', async () => {
  const rendered = await show({ path: toAnswer('focus', inProfile) });
  await userEvent.fill(await answerField(), 'a'.repeat(2001));
  await save();
  await screen.findByRole('link', { name: /^A text in the profile has at most 2,000 characters/ });
  expect(rendered.requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('what was typed survives a failing server and a reload, with the version it is based on', async () => {
  await show({ path: toAnswer('focus', inProfile), overrides: { updateProfileAnswer: { status: 500 } } });
  await userEvent.fill(await answerField(), 'Half a sentence');
  await save();
  await vi.waitFor(() => expect(toastStore.current()).toHaveLength(1));
  expect(drafts.read(`answer-${inProfile}`)).toMatchObject({ text: 'Half a sentence', basedOn: updatedAt });
});

test('a draft of a version that was changed since says that both are kept, and can be discarded', async () => {
  storeDraft(`answer-${inProfile}`, { text: 'Mine', basedOn: '2026-11-01T00:00:00.000Z' });
  await show({ path: toAnswer('focus', inProfile) });
  await screen.findByText(/^This version was changed on another device/);
  expect(await answerField()).toHaveProperty('value', 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await expect.poll(typed).toMatch(/読書会/);
});

test('where another device has changed the version, both texts are shown', async () => {
  const rendered = await show({
    path: toAnswer('focus', forCompany),
    overrides: { updateProfileAnswer: { status: 200, example: 'jp' } },
  });
  await userEvent.fill(await answerField(), '商店街の空き店舗での読書会を2年間続けました。');
  await save();
  await expect.poll(rendered.address).toBe(toAnswer('focus', inProfile));
  await screen.findByText('Changed on another device too');
  await expect.poll(() => document.querySelector('del + ins, div > del')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Open “ゆかりロボティクス向け”' }).getAttribute('href')).toBe(
    toAnswer('focus', forCompany),
  );
});

test('two versions are compared word by word', async () => {
  await show({ path: toAnswers('focus', null) });
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare two versions' }));
  await expect.poll(() => dialog.queryAllByText(/Only in the/).length).toBeGreaterThan(0);
});

test('a comment leads to its words, says when they are gone, and is removed', async () => {
  const rendered = await show({ path: toAnswer('focus', inProfile) });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
  await userEvent.click(
    await screen.findByRole('button', { name: /^Show in text: “読書会を2年間続けました”/ }),
  );
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('読書会を2年間続けました');
  expect(screen.getAllByText('These words are no longer in the text.')).toHaveLength(1);
  await userEvent.fill(text, '別の話です。');
  await expect.poll(() => screen.getAllByText('These words are no longer in the text.').length).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove the comment on “いろいろな活動”' }));
  await screen.findByText('Comment removed.');
  expect(
    rendered.requests.some(({ method, url }) => method === 'DELETE' && url.includes('/answer-comments/')),
  ).toBe(true);
});

test('a notification leads to its comment', async () => {
  const comment = '0199a1c2-0000-7000-8000-0000000f0802';
  await show({ path: `${toAnswer('focus', inProfile)}&comment=${comment}` });
  await expect.poll(() => document.activeElement?.id).toBe(`comment-${comment}`);
});

test('a link is created for some days, with a counsellor by choice, and its secret is not sent', async () => {
  const rendered = await show({ path: toAnswer('focus', inProfile) });
  await userEvent.click(await screen.findByRole('button', { name: 'Ask for comments' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ask for comments' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: 'Also share with a counsellor' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Yuko Asai' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create link' }));
  const link = await dialog.findByText(/\/app\/shared-answer#a1_/);
  expect(new URL(link.textContent).search).toBe('');
  expect(await sent(rendered, 'POST')).toEqual({
    days: 14,
    counsellorId: '0199a1c2-0000-7000-8000-0000000f0101',
  });
  expect(dialog.getByText(/Also shared with Yuko Asai/)).toBeTruthy();
});

test('a version is deleted after a question', async () => {
  const rendered = await show({ path: toAnswer('focus', forCompany) });
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete version' }));
  await expect.poll(rendered.address).toBe(toAnswers('focus', null));
  await screen.findByText('Answer Deleted Successfully');
});

test.each(['en', 'jp'] as const)('fits a phone in %s', async (language) => {
  await page.viewport(360, 800);
  await show({ path: toAnswer('focus', inProfile), language });
  await screen.findByRole('textbox', { name: /^(Your answer|本文)$/ });
  expect(document.documentElement.scrollWidth).toBe(360);
});
