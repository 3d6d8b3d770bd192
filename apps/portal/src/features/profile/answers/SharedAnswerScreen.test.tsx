import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, toSharedAnswer } from '../../../shared/navigation/paths.ts';
import { deviceEntry } from '../../../shared/session/entries.ts';
import { drafts } from '../../../shared/offline/drafts.ts';
import { renderInPortal, type Rendered, type TestEnvironment } from '../../../shared/test/renderInPortal.tsx';
import { selectPlace } from './useSelectedPlace.ts';
import { Component as SharedAnswerScreen } from './SharedAnswerScreen.tsx';

const token = 'a1_Kd3eRt5yUi3oPa9sDf2gHj6kLz8xCv';

const show = (environment: TestEnvironment = {}) =>
  renderInPortal(<SharedAnswerScreen />, {
    path: toSharedAnswer(token),
    namespaces: ['answers', 'sharing'],
    isSignedIn: false,
    ...environment,
  });

const views = ({ requests }: Rendered) =>
  requests.filter(({ url }) => url.endsWith('/shared-answers/show')).length;

const sent = async ({ requests }: Rendered): Promise<unknown> =>
  requests
    .findLast(({ url }) => url.endsWith('/shared-answers/comments'))
    ?.clone()
    .json();

/** The element with the whole text. */
const textBox = async (): Promise<HTMLElement> => {
  const [mark] = await screen.findAllByText('読書会を2年間続けました', { selector: 'mark' });
  const box = mark?.parentElement?.parentElement;
  if (box === null || box === undefined) throw new Error('No text');
  return box;
};

const forget = () => {
  deviceEntry('READER_NAME').remove();
  drafts.discard(`comment-${token.slice(0, 8)}`);
};
beforeEach(forget);
afterEach(async () => {
  forget();
  await page.viewport(1280, 800);
});

test('shows question, name, text and comments to a reader without an account, and counts one view', async () => {
  const rendered = await show();
  await screen.findByRole('heading', { name: 'Focus as Student', level: 1 });
  expect(screen.getByText(/^Written by Hana Saeki/)).toBeTruthy();
  expect((await textBox()).textContent).toBe('商店街の空き店舗での読書会を2年間続けました。');
  expect(screen.getByText('何人が続けて来たか、数字があると伝わります。')).toBeTruthy();
  expect(views(rendered)).toBe(1);
});

test('comments on selected words, and remembers the name on this device', async () => {
  const rendered = await show();
  selectPlace(await textBox(), { start: 4, end: 11 });
  await userEvent.click(await screen.findByRole('button', { name: 'Comment' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Your comment' }));
  expect(dialog.getByText('空き店舗での読', { selector: 'mark' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
  await dialog.findByText('Enter a comment');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Comment' }), 'Which shop?');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Your name' }), 'Yuko Asai');
  await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
  await screen.findByText('Comment sent.');
  expect(await sent(rendered)).toEqual({
    token,
    author: 'Yuko Asai',
    text: 'Which shop?',
    quote: '空き店舗での読',
    start: 4,
  });
  expect(deviceEntry('READER_NAME').read()).toBe('Yuko Asai');
  expect(views(rendered)).toBe(1);
});

test('comments by keyboard alone, on a sentence', async () => {
  const rendered = await show();
  (await screen.findByRole('button', { name: 'Choose a sentence' })).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog'));
  const sentence = dialog.getByRole('combobox', { name: 'Sentence to comment on' });
  sentence.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('option', { name: '商店街の空き店舗での読書会を2年間続けました。' });
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(sentence);
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Comment' }));
  await userEvent.keyboard('Good{Tab}Asai{Enter}');
  await expect
    .poll(() => sent(rendered))
    .toMatchObject({
      quote: '商店街の空き店舗での読書会を2年間続けました。',
      start: 0,
      text: 'Good',
      author: 'Asai',
    });
});

test('keeps the comment where its words are gone, and lets others be chosen', async () => {
  const rendered = await show({ overrides: { createAnswerComment: { status: 409 } } });
  selectPlace(await textBox(), { start: 4, end: 11 });
  await userEvent.click(await screen.findByRole('button', { name: 'Comment' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Comment' }), 'Which shop?');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Your name' }), 'Asai');
  await userEvent.click(dialog.getByRole('button', { name: 'Send comment' }));
  await dialog.findByText(/Your comment is kept/);
  expect(dialog.getByRole('textbox', { name: 'Comment' })).toHaveProperty('value', 'Which shop?');
  expect(dialog.getByRole('combobox', { name: 'Sentence to comment on' })).toBeTruthy();
  expect(views(rendered)).toBe(2);
});

test('a link that has expired, was revoked or is cut off says so', async () => {
  await show({ overrides: { showSharedAnswer: { status: 404 } } });
  await screen.findByRole('heading', { name: 'This link no longer works' });
});

test('a link that is cut off asks for nothing', async () => {
  const rendered = await show({ path: `${paths.sharedAnswer}#a1_Kd3e` });
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(rendered.requests).toEqual([]);
});

test.each(['en', 'jp'] as const)(
  'fits a phone in %s, with a bar for the selected words',
  async (language) => {
    await page.viewport(360, 740);
    await show({ language });
    selectPlace(await textBox(), { start: 0, end: 11 });
    await screen.findByRole('button', { name: /^(Comment|コメントする)$/ });
    expect(document.documentElement.scrollWidth).toBe(360);
  },
);
