import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Picture } from '../../shared/picture/picture.ts';
import { userKey } from '../../shared/stored/storedKeys.ts';
import { awakeEvent } from '../ahead/aheadPage.ts';
import { bootFailedClass } from '../bootPage.ts';
import { pictureParts } from './showPicture.ts';

/** A script that does nothing, as the portal's first. */
const release = 'data:text/javascript,';
const width = 320;

/** When the page is opened, by its own clock. */
const now = '2026-11-25T09:00:00';
const clock = `<script>Date = class extends Date { constructor() { super('${now}'); } }</script>`;

const taken: Picture = {
  // Of a page within a page.
  place: 'srcdoc',
  language: 'en',
  release,
  width,
  day: new Date(now).toDateString(),
  markup: '<main><a href="#job">Tester</a><button type="button" aria-label="Like">♡</button></main>',
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('AUTH', '"token"');
  localStorage.setItem('USER_ID', '"hana"');
});

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

/** Opens a page whose portal is still on its way, once all of it is read. */
const open = async (picture: Partial<Picture> | string, owner = 'hana'): Promise<Document> => {
  const text = typeof picture === 'string' ? picture : JSON.stringify({ ...taken, ...picture });
  localStorage.setItem(userKey('PICTURE', owner), text);
  const frame = document.createElement('iframe');
  frame.style.width = `${width}px`;
  frame.style.border = '0';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  frame.srcdoc = `<!doctype html><html lang="en"><head>${clock}${pictureParts}<link rel="stylesheet" href="data:text/css,main{color:red}"></head><body><div id="root"><div class="boot">Loading</div></div><script type="module" src="${release}"></script></body></html>`;
  document.body.append(frame);
  await loaded;
  if (frame.contentDocument === null) throw new Error('There is no page');
  return frame.contentDocument;
};

const isSeen = (page: Document, selector: string): boolean =>
  (page.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0) > 0;

test('shows the picture in place of the words of loading, and those of failure in its place', async () => {
  const page = await open({});
  expect(page.querySelector('.picture a')?.textContent).toBe('Tester');
  expect([isSeen(page, '.picture'), isSeen(page, '.boot')]).toEqual([true, false]);
  page.documentElement.classList.add(bootFailedClass);
  expect([isSeen(page, '.picture'), isSeen(page, '.boot')]).toEqual([false, true]);
});

test.each([
  ['of another place', { place: '/student/news' }],
  ['in another language', { language: 'ja' }],
  ['of another release', { release: '/assets/old.js' }],
  ['of another width', { width: width + 1 }],
  ['of another day', { day: new Date('2026-11-24T09:00:00').toDateString() }],
])('shows none %s', async (_which, changes) => {
  expect((await open(changes)).querySelector('.picture')).toBeNull();
});

test('shows none of another student', async () => {
  expect((await open({}, 'alex')).querySelector('.picture')).toBeNull();
});

test('shows none to who is not signed in, and none that cannot be read', async () => {
  expect((await open('{')).querySelector('.picture')).toBeNull();
  localStorage.removeItem('AUTH');
  expect((await open({})).querySelector('.picture')).toBeNull();
});

test.each([
  ['a link', '.picture a', 'job'],
  ['a button', '.picture button', 'like'],
])(
  'a tap on %s of the picture is held back, and done once the portal hears it',
  async (_what, selector, deed) => {
    const page = await open({});
    page.querySelector<HTMLElement>(selector)?.click();
    const root = page.querySelector('#root');
    if (root === null) throw new Error('The page has no root');
    root.innerHTML = `<a href="#news">News</a>${taken.markup}`;
    const done: string[] = [];
    root.querySelector('main a')?.addEventListener('click', () => done.push('job'));
    root.querySelector('main button')?.addEventListener('click', () => done.push('like'));
    expect(page.location.hash).toBe('');
    page.dispatchEvent(new Event(awakeEvent));
    page.dispatchEvent(new Event(awakeEvent));
    expect(done).toEqual([deed]);
  },
);

/** A page whose portal hears what is done to it before the list is there, after a tap on a job of the picture. */
const tapEarly = async () => {
  const page = await open({});
  page.querySelector<HTMLElement>('.picture a')?.click();
  const root = page.querySelector('#root');
  if (root === null) throw new Error('The page has no root');
  root.innerHTML = 'Loading jobs';
  page.dispatchEvent(new Event(awakeEvent));
  const done: string[] = [];
  const bring = () => {
    root.innerHTML = taken.markup;
    root.querySelector('a')?.addEventListener('click', () => done.push('job'));
  };
  return { page, bring, done };
};

test('a tap waits for a list that comes after the portal', async () => {
  const { bring, done } = await tapEarly();
  bring();
  await expect.poll(() => done).toEqual(['job']);
});

test('a tap is forgotten once the reader does something else', async () => {
  const { page, bring, done } = await tapEarly();
  page.defaultView?.dispatchEvent(new Event('pointerdown'));
  bring();
  // Changes are told of in a turn of their own, before the next task.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(done).toEqual([]);
});
