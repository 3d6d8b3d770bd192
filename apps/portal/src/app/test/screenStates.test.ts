import { expect, test } from 'vitest';
import { matchRoutes } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { storyPlace } from '../../shared/story/storyPlace.ts';
import { createRoutes, screenRoutes } from '../routes.tsx';
import { readStories } from './readStories.ts';
import { absencesOf, screenStates, type ScreenState } from './screenStates.ts';

/** The addresses of the product spec's section 2, word for word. */
const ofSpec = `
  /app/login /app/register /app/create-profile /app/forgot-password /app/reset-password /app/create-password
  /app/verify-email /app/signout /logout
  /student/dashboard /student/dashboard/companies /student/dashboard/companies/viewed-profile
  /student/job/public-jobs /student/job/public-jobs/company-details /student/job/public-jobs/details
  /student/job/university-jobs /student/job/university-jobs/company-details /student/job/university-jobs/details
  /student/job/interview/details /student/job/offer-letter
  /student/seminar/public-seminar /student/seminar/public-seminar/description
  /student/seminar/public-seminar/company-details /student/seminar/public-seminar/feedback
  /student/seminar/university-seminar /student/seminar/university-seminar/description
  /student/seminar/university-seminar/company-details /student/seminar/university-seminar/feedback
  /student/news
  /student/career-office /student/career-office/counsellors /student/career-office/counsellors/details
  /student/career-office/university-profile /student/career-office/university-profile/sponsors
  /student/career-office/university-profile/sponsors/company
  /student/chat /student/chat/company
  /student/courses
  /student/favorites /student/favorites/seminar/description /student/favorites/job/description
  /student/favorites/company-details
  /student/notification
  /student/profile /student/profile/edit /student/profile/resume /student/profile/resume/preview
  /student/settings /student/calendar /student/help-and-feedback
`
  .trim()
  .split(/\s+/);

const all: readonly string[] = Object.values(paths);

/** The states that stories of screens show, by address, as their files say it. */
const readStates = async (): Promise<ReadonlyMap<string, ReadonlySet<ScreenState>>> => {
  const shown = new Map<string, Set<ScreenState>>();
  for (const { name, parameters } of await readStories(/(Screens?|AdminLayout)\.stories\.tsx$/)) {
    const state = screenStates.find((each) => name.endsWith(each));
    const address = storyPlace(parameters).path?.split(/[?#]/)[0];
    if (state === undefined || address === undefined) continue;
    shown.set(address, (shown.get(address) ?? new Set()).add(state));
  }
  return shown;
};

test('every address of the product spec is one of the portal', () => {
  expect(ofSpec.filter((path) => !all.includes(path))).toEqual([]);
});

test('every address of the portal has a screen or leads on, and every screen has one', () => {
  const routes = createRoutes(() => Promise.resolve());
  const isLost = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path?.endsWith('*') === true;
  expect(all.filter(isLost)).toEqual([]);
  expect(screenRoutes.filter(({ path }) => !all.includes(path))).toEqual([]);
});

test('every screen has a story in each of its states, or a reason why not', async () => {
  const shown = await readStates();
  const faults = screenRoutes.flatMap((route) =>
    screenStates.flatMap((state) => {
      const { path } = route;
      const reason = absencesOf(route)[state];
      const absence = reason === 'shown' ? undefined : reason;
      const hasStory = shown.get(path)?.has(state) === true;
      if (hasStory && absence !== undefined)
        return [`${path} has a story ${state}, and a reason to have none`];
      if (hasStory) return [];
      if (absence === undefined) return [`${path} has no story ${state}, and no reason`];
      if (absence.seenAt !== undefined && shown.get(absence.seenAt)?.has(state) !== true)
        return [`${path} says that ${state} is seen at ${absence.seenAt}, where no story shows it`];
      return [];
    }),
  );
  expect(faults).toEqual([]);
  // A story at an address that the portal does not have would show what nobody can visit.
  expect([...shown.keys()].filter((address) => !screenRoutes.some(({ path }) => path === address))).toEqual(
    [],
  );
});
