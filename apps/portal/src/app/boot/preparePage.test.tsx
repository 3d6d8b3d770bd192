import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { prerenderedAttribute, mismatchClass, bootFailedClass } from './bootPage.ts';
import { preparePage } from './preparePage.ts';

/** Nothing can be served from here: browsers refuse this port. */
const nowhere = 'http://localhost:1/missing';

afterEach(() => document.body.replaceChildren());

declare global {
  var preparePage: ((page: Document) => void) | undefined;
}
globalThis.preparePage = preparePage;

/** Opens a page that is prepared before anything else, and waits until everything has loaded or failed. */
const open = async (head: string, attributes = 'lang="en"'): Promise<HTMLElement> => {
  const frame = document.createElement('iframe');
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = `<!doctype html><html ${attributes}><head><script>parent.preparePage(document)</script>${head}</head><body></body></html>`;
  document.body.append(frame);
  await loaded;
  const root = frame.contentDocument?.documentElement;
  if (root === undefined) throw new Error('The page has no root');
  return root;
};

test.each([
  ['a script', `<script type="module" src="${nowhere}.js"></script>`],
  ['a stylesheet', `<link rel="stylesheet" href="${nowhere}.css">`],
])('says that the portal could not be loaded when %s is missing', async (_what, head) => {
  const root = await open(head);
  await waitFor(() => expect(root.classList.contains(bootFailedClass)).toBe(true));
});

test('shows nothing when everything loads, or when only an icon is missing', async () => {
  const root = await open(`<script>document.title = 'Michi'</script><link rel="icon" href="${nowhere}.svg">`);
  expect(root.classList.contains(bootFailedClass)).toBe(false);
});

test('takes theme and language of the device over before anything is drawn', async () => {
  localStorage.setItem('THEME', '"dark"');
  localStorage.setItem('LANGUAGE', '"jp"');
  try {
    const root = await open('');
    expect(root.classList.contains('michi-dark')).toBe(true);
    expect(root.lang).toBe('ja');
  } finally {
    localStorage.clear();
  }
});

test.each([
  ['a visitor who reads English', {}, 'lang="en"', true],
  ['a visitor who reads Japanese, in Japanese', { LANGUAGE: '"jp"' }, 'lang="ja"', true],
  ['a visitor who reads Japanese, in English', { LANGUAGE: '"jp"' }, 'lang="en"', false],
  ['somebody who is signed in', { AUTH: '"token"' }, 'lang="en"', false],
])('what was rendered ahead is shown to %s, or not', async (_who, stored, language, isShown) => {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  try {
    const root = await open('', `${language} ${prerenderedAttribute}`);
    expect(root.classList.contains(mismatchClass)).toBe(!isShown);
  } finally {
    localStorage.clear();
  }
});
