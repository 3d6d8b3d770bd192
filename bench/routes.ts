import type { Browser, Page } from 'playwright';
import type { BrowserState } from '../scripts/steps/firstLoad.mjs';
import { median } from './load.ts';
import { watchNetworkIdle } from './networkIdle.ts';

/** How many times slower than this machine the browser's processor is. */
const SLOWDOWN = 4;

/** How long a pointer rests on a link before it is pressed, in milliseconds: less than a hand takes. */
const INTENT = 150;

/**
 * Milliseconds that the first page is read before navigating: the portal has then preloaded deferred parts, including
 * the code of other screens.
 */
const READING = 15_000;

/** How often each navigation is repeated once the code of its screen has loaded. */
const WARM_ROUNDS = 3;

/** Screens that the navigation leads to from everywhere. */
const PATHS = ['/student/profile', '/student/calendar', '/student/favorites', '/student/notification'];

/** Milliseconds from a click to the paint of the screen it leads to. */
interface Changes {
  readonly median: number;
  readonly worst: number;
}

/** From screen to screen on a slow device: the first time, and once it has been there. */
export interface RouteFigures {
  readonly slowdown: number;
  readonly first: Changes;
  readonly warm: Changes;
  /** Milliseconds until a click that changes one word on the same page is painted. */
  readonly floor: number;
}

/** Goes through the navigation of the portal as a student with a mouse does. */
export async function measureRoutes(
  browser: Browser,
  origin: string,
  state: BrowserState,
): Promise<RouteFigures> {
  const context = await browser.newContext({
    storageState: state,
    viewport: { width: 1280, height: 900 },
    // One-time downloads of the worker would be measured with the navigation.
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const untilAtRest = watchNetworkIdle(page);
    // The stream of notifications never ends, and the page is to come to rest.
    await page.route('**/notification/events', (route) => route.abort());
    await page.goto(`${origin}/student/dashboard`);
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.waitForTimeout(READING);
    await untilAtRest();
    const first: number[] = [];
    const warm: number[] = [];
    // Each navigation starts from an idle screen, as a student reads it first.
    const go = async (path: string): Promise<number> => {
      const took = await goTo(page, path);
      await untilAtRest();
      return took;
    };
    for (const path of PATHS) first.push(await go(path));
    for (let round = 0; round < WARM_ROUNDS; round += 1) for (const path of PATHS) warm.push(await go(path));
    return { slowdown: SLOWDOWN, first: changesOf(first), warm: changesOf(warm), floor: await frame(page) };
  } finally {
    await context.close();
  }
}

const changesOf = (times: readonly number[]): Changes => ({
  median: median(times),
  worst: Math.max(...times),
});

/** Clicks a link of the navigation and waits for its screen: its title has changed and the frame is painted. */
async function goTo(page: Page, path: string): Promise<number> {
  const link = page.locator(`nav a[href="${path}"]:visible`).first();
  await link.hover();
  await page.waitForTimeout(INTENT);
  // It listens before the button is pressed: a busy page would handle the click first.
  const painted = await page.evaluateHandle(listenForPaint);
  // At the pointer's position: Playwright's own click performs hit tests within the measured time.
  await page.mouse.down();
  await page.mouse.up();
  return painted.evaluate(({ time }) => time);
}

/** Listens for the next click, and for the frame after the title of the page has changed. Runs within the page. */
const listenForPaint = () => ({
  time: new Promise<number>((resolve) => {
    let begun = 0;
    addEventListener(
      'click',
      (event) => {
        begun = event.timeStamp;
      },
      { capture: true, once: true },
    );
    const title = document.querySelector('title');
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // A task runs after the requested frame; this one before all other waiting tasks.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => resolve(performance.now() - begun), { priority: 'user-blocking' });
      });
    });
    if (title !== null) observer.observe(title, { childList: true, characterData: true, subtree: true });
  }),
});

/** The baseline: a click that changes one word, on the unchanged page. */
async function frame(page: Page): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1)
    times.push(
      await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const word = document.createElement('p');
            document.body.append(word);
            const begun = performance.now();
            word.textContent = 'Michi';
            const end = () => {
              word.remove();
              resolve(performance.now() - begun);
            };
            requestAnimationFrame(() => {
              void scheduler.postTask(end, { priority: 'user-blocking' });
            });
          }),
      ),
    );
  return median(times);
}
