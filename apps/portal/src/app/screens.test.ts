import { expect, test } from 'vitest';
import { createI18n } from '../shared/i18n/createI18n.ts';
import { paths } from '../shared/paths.ts';
import { createScreens, isAtHand } from './screens.ts';

const noWords = createI18n(() => Promise.resolve({}));

test('another screen is at hand once its code and that of what stands around it are there', async () => {
  const screens = createScreens(noWords, Promise.resolve());
  const isThere = () => isAtHand(screens, paths.dashboard, paths.notifications, true);
  expect(isThere()).toBe(false);
  Object.assign(screens.studentArea, { isAtHand: () => true });
  expect(isThere()).toBe(false);
  Object.assign(screens.notifications, { isAtHand: () => true });
  expect(isThere()).toBe(true);
});

test('a change within a screen shows no other', () => {
  const screens = createScreens(noWords, Promise.resolve());
  for (const place of Object.values(screens)) Object.assign(place, { isAtHand: () => true });
  expect(isAtHand(screens, paths.publicJobs, paths.publicJobDetails, true)).toBe(false);
  expect(isAtHand(screens, paths.publicJobs, paths.profile, true)).toBe(true);
});
