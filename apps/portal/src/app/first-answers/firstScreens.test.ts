import { expect, test } from 'vitest';
import { paths } from '../../shared/paths.ts';
import { leadingOn } from '../routeStates.ts';
import { firstScreens } from './firstScreens.ts';

test('tells of every place that does not lead on what it shows at first', () => {
  const places = Object.values(paths).filter((path) => !leadingOn.has(path));
  expect(Object.keys(firstScreens()).toSorted()).toEqual(places.toSorted());
});

test('tells what is fetched with a screen: what tells of it, its area, and a part it shows nowhere else', () => {
  expect(firstScreens()).toMatchObject({
    [paths.login]: ['login'],
    [paths.forgotPassword]: ['later', 'forgotPassword'],
    [paths.dashboard]: ['studentArea', 'dashboard'],
    [paths.publicJobs]: ['studentArea', 'jobs'],
    [paths.publicJobDetails]: ['studentArea', 'jobs', 'jobPanel'],
    [paths.interview]: ['later', 'studentArea', 'interview'],
    // Their screen is told with the first ones, their first questions are not.
    [paths.publicSeminar]: ['later', 'studentArea', 'seminars'],
    [paths.users]: ['later', 'adminArea', 'users'],
  });
});
