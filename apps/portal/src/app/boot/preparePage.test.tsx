import { waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bootFailedClass, factsAttribute, mismatchClass, prerenderedAttribute } from './bootPage.ts';
import { preparePage } from './preparePage.ts';

/** Browsers refuse to connect to this port. */
const unreachableUrl = 'http://localhost:1/missing';

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

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
  ['a script', `<script type="module" src="${unreachableUrl}.js"></script>`],
  ['a stylesheet', `<link rel="stylesheet" href="${unreachableUrl}.css">`],
])('reports that the portal could not be loaded when %s is missing', async (_what, head) => {
  const root = await open(head);
  await waitFor(() => expect(root.classList.contains(bootFailedClass)).toBe(true));
});

test('reports no failure when everything loads, or when only an icon is missing', async () => {
  const root = await open(
    `<script>document.title = 'Michi'</script><link rel="icon" href="${unreachableUrl}.svg">`,
  );
  expect(root.classList.contains(bootFailedClass)).toBe(false);
});

test('applies theme and language of the device before the first render', async () => {
  localStorage.setItem('THEME', '"dark"');
  localStorage.setItem('LANGUAGE', '"jp"');
  const root = await open('');
  expect(root.classList.contains('michi-dark')).toBe(true);
  expect(root.lang).toBe('ja');
});

test.each([
  ['a browser that is new, to somebody who comes back', '', true, false],
  ['a browser that is new, to a first visit', '', false, true],
  ['somebody who comes back, to one', '="returning"', true, true],
  ['somebody who comes back, to a first visit', '="returning"', false, false],
])('what was rendered ahead for %s, is shown or not', async (_who, value, isReturning, isShown) => {
  if (isReturning) document.cookie = 'SIGNED_IN_BEFORE=true; Path=/';
  try {
    const root = await open('', `lang="en" ${prerenderedAttribute}${value}`);
    expect(root.classList.contains(mismatchClass)).toBe(!isShown);
  } finally {
    document.cookie = 'SIGNED_IN_BEFORE=; Path=/; Max-Age=0';
  }
});

/** Who reads a page, what the device has stored of them, the page's language, and whether it is shown to them. */
const readers = [
  ['a visitor who reads English', {}, 'lang="en"', true],
  ['a visitor who reads Japanese, in Japanese', { LANGUAGE: '"jp"' }, 'lang="ja"', true],
  ['a visitor who reads Japanese, in English', { LANGUAGE: '"jp"' }, 'lang="en"', false],
  ['somebody who is signed in', { AUTH: '"token"' }, 'lang="en"', false],
] as const;

test.each(readers)(
  'shows public facts in the language of a visitor only: %s',
  async (_who, stored, language, isShown) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const root = await open('', `${language} ${factsAttribute}`);
    expect(root.classList.contains(mismatchClass)).toBe(!isShown);
  },
);

test.each(readers)(
  'shows a prerendered page in the language of a visitor only: %s',
  async (_who, stored, language, isShown) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    const root = await open('', `${language} ${prerenderedAttribute}`);
    expect(root.classList.contains(mismatchClass)).toBe(!isShown);
  },
);
