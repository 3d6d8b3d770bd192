import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../packages/config/src/chromium.ts';
import { drawnHeight, isThere, watchStory } from './inPage.mjs';
import { screenshotKey } from './pairStories.mjs';
import { serveFolder } from './serveFolder.mjs';
import { viewsFor } from './views.mjs';

/** Stories open at once. */
const PAGES = 2;

/** Longest wait for a story, and the interval between two screenshots, in milliseconds. */
const PATIENCE = 30_000;
const APART = 80;
const LOOKS = 25;

/** Maximum height of a screenshot, in pixels. */
const TALLEST = 3_000;

/** Unanswered requests of a page to the mocks. */
function watchRequests(page) {
  const underWay = new Set();
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) underWay.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed']) {
    page.on(end, (request) => underWay.delete(request));
  }
  return underWay;
}

/** The screenshot of a page once two in a row are equal and all its requests have finished. */
async function pictureOf(page, underWay) {
  let last;
  for (let look = 0; look < LOOKS; look += 1) {
    const { width } = page.viewportSize();
    const height = Math.min(TALLEST, await page.evaluate(drawnHeight));
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      clip: { x: 0, y: 0, width, height },
    });
    if (underWay.size === 0 && last?.equals(picture) === true) return picture;
    last = picture;
    await wait(APART);
  }
  return last;
}

/** Takes all screenshots of one story, mounted again for a theme but not for a size. */
async function takeStory(page, underWay, address, story, globals) {
  const pictures = [];
  let shown;
  for (const { name, theme, size } of viewsFor(story)) {
    await page.setViewportSize(size);
    if (shown !== theme) {
      const toolbars = `theme:${theme};${globals}`;
      await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=${toolbars}`);
    }
    await page.waitForFunction(isThere, undefined, { timeout: PATIENCE });
    shown = theme;
    pictures.push([screenshotKey(story.id, name), await pictureOf(page, underWay)]);
  }
  return pictures;
}

/**
 * Takes screenshots of stories in a built Storybook, each after its play function, with a fixed clock.
 * @param {string} folder the built Storybook
 * @param {import('./chooseStories.mjs').Story[]} stories
 * @param {{ globals: string, now: Date, onPicture: (done: number) => void, signal: AbortSignal }} options `globals`:
 *   further values of Storybook's toolbars, as in an address
 * @returns {Promise<{ pictures: Map<string, Buffer>, unseen: string[] }>} `unseen`: stories that never rendered
 */
export async function takeScreenshots(folder, stories, { globals, now, onPicture, signal }) {
  const { address, close } = await serveFolder(folder);
  const browser = await chromium.launch(chromiumLaunchOptions());
  const stop = () => void browser.close();
  signal.addEventListener('abort', stop);
  const pictures = new Map();
  const unseen = [];
  const left = [...stories];
  let done = 0;
  const work = async () => {
    const context = await browser.newContext({ locale: 'en-US' });
    await context.clock.setFixedTime(now);
    await context.addInitScript(watchStory);
    const page = await context.newPage();
    const underWay = watchRequests(page);
    for (let story = left.shift(); story !== undefined; story = left.shift()) {
      underWay.clear();
      try {
        for (const [key, picture] of await takeStory(page, underWay, address, story, globals)) {
          pictures.set(key, picture);
        }
      } catch (error) {
        signal.throwIfAborted();
        if (!browser.isConnected()) throw error;
        unseen.push(story.id);
      }
      done += 1;
      onPicture(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: PAGES }, work));
  } finally {
    signal.removeEventListener('abort', stop);
    await browser.close();
    close();
  }
  return { pictures, unseen };
}
