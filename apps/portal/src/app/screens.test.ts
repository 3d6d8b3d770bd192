import { expect, test, vi } from 'vitest';
import { createI18n } from '../shared/i18n/createI18n.ts';
import { paths } from '../shared/paths.ts';
import { jobPanel } from '../features/jobs/components/AwaitedJobPanel.tsx';
import { createScreens, isAtHand, preloadFor } from './screens.ts';

/** The way of a student by a link that is no tab's. */
const byLink = { isSignedIn: true, isByTab: false };

const noWords = createI18n(() => Promise.resolve({}));

test('another screen is at hand once its code and that of what stands around it are there', async () => {
  const screens = createScreens(noWords, Promise.resolve());
  const isThere = () => isAtHand(screens, paths.dashboard, paths.notifications, byLink);
  expect(isThere()).toBe(false);
  Object.assign(screens.studentArea, { isAtHand: () => true });
  expect(isThere()).toBe(false);
  Object.assign(screens.notifications, { isAtHand: () => true });
  expect(isThere()).toBe(true);
});

test('a change within a screen shows no other', () => {
  const screens = createScreens(noWords, Promise.resolve());
  for (const place of Object.values(screens)) Object.assign(place, { isAtHand: () => true });
  expect(isAtHand(screens, paths.publicJobs, paths.publicJobDetails, byLink)).toBe(false);
  expect(isAtHand(screens, paths.publicJobs, paths.profile, byLink)).toBe(true);
});

test('a tab of the same screen is at hand, and one of another once that is', () => {
  const screens = createScreens(noWords, Promise.resolve());
  const byTab = { isSignedIn: true, isByTab: true };
  expect(isAtHand(screens, paths.publicJobs, paths.publicJobs, byTab)).toBe(true);
  expect(isAtHand(screens, paths.publicJobs, paths.profile, byTab)).toBe(false);
});

test('an address that leads nowhere is at hand once the page that says so is', () => {
  const screens = createScreens(noWords, Promise.resolve());
  for (const place of ['login', 'studentArea', 'adminArea', 'dashboard', 'users'] as const)
    Object.assign(screens[place], { isAtHand: () => true });
  const nowhere = [
    ['/nowhere', false],
    ['/nowhere', true],
    [`${paths.student}/nowhere`, true],
    [`${paths.admin}/nowhere`, true],
  ] as const;
  const atHand = () =>
    nowhere.map(([address, isSignedIn]) =>
      isAtHand(screens, paths.profile, address, { isSignedIn, isByTab: false }),
    );
  expect(atHand()).toEqual([false, false, false, false]);
  Object.assign(screens.notFound, { isAtHand: () => true });
  expect(atHand()).toEqual([true, true, true, true]);
});

test('an address that only leads on is at hand once the screen it leads to is', () => {
  const screens = createScreens(noWords, Promise.resolve());
  for (const place of ['studentArea', 'dashboard'] as const)
    Object.assign(screens[place], { isAtHand: () => true });
  expect(
    [paths.root, paths.student, paths.logout].map((address) =>
      isAtHand(screens, paths.profile, address, byLink),
    ),
  ).toEqual([true, true, false]);
});

test('what leads to a job fetches its panel with the screen, and what leads to the list does not', async () => {
  const screens = createScreens(noWords, Promise.resolve());
  for (const place of Object.values(screens)) Object.assign(place, { preload: () => Promise.resolve() });
  const preload = vi.spyOn(jobPanel, 'preload').mockResolvedValue(undefined);
  await preloadFor(screens, paths.publicJobs, true);
  await preloadFor(screens, paths.publicJobDetails, false);
  expect(preload).not.toHaveBeenCalled();
  await preloadFor(screens, `${paths.publicJobDetails}/`, true);
  await preloadFor(screens, paths.universityJobDetails, true);
  expect(preload).toHaveBeenCalledTimes(2);
});
