import type { Page } from '@playwright/test';
import { seedId } from '../../server/seed/seedId.ts';
import { paths, toChat, toJobs } from '../src/shared/navigation/paths.ts';
import { goWithin, logIn, untilSettled, watchRequests } from './screens.ts';
import { expect, test } from './server.ts';

/** Screens that between them show everything that moves. */
const screens: readonly string[] = [
  paths.dashboard,
  toJobs('PUBLIC', { workStyle: 'REMOTE' }),
  paths.calendar,
  paths.timesheet,
  paths.booking,
  toChat({ thread: seedId('chat', 0x2001) }),
  paths.profile,
  paths.settings,
  paths.help,
];

/** Elements whose transition or animation takes longer than a millisecond, and running animations. */
const movements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const milliseconds = (times: string) =>
      times.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000));
    const slow = [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        const isSlow =
          milliseconds(style.transitionDuration).some((time) => time > 1) ||
          (style.animationName !== 'none' &&
            (milliseconds(style.animationDuration).some((time) => time > 1) ||
              style.animationIterationCount === 'infinite')) ||
          style.scrollBehavior === 'smooth';
        return isSlow
          ? [`<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">${part ?? ''}`]
          : [];
      }),
    );
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1)
      .map(({ effect }) => `an animation of ${String(effect?.getComputedTiming().activeDuration)} ms`);
    return [...new Set([...slow, ...running])];
  });

test('nothing is animated for a user who prefers reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A transition between two views would be begun by the script.
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = () => {
      throw new Error('A view transition was begun');
    };
  });
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  const underWay = watchRequests(page);
  await logIn(page, 'hana@michi.example');
  const moving: Record<string, readonly string[]> = {};
  const style = async (path: string) => {
    const found = await movements(page);
    if (found.length > 0) moving[path] = found;
  };
  for (const address of screens) {
    await goWithin(page, address);
    await style(`on the way to ${address}`);
    await untilSettled(page, underWay);
    await style(address);
  }
  // Overlays of a screen: a menu, a dialog, a drawer.
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await style('a menu');
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await style('a dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await style('a drawer');
  await page.keyboard.press('Escape');
  await goWithin(page, paths.publicJobs);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.publicJobDetails);
  await style('an entry opened from its list');
  expect(moving).toEqual({});
  expect(thrown).toEqual([]);
});
