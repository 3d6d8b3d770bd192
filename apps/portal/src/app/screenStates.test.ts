import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { paths } from '../shared/navigation/paths.ts';
import { storyLocation } from '../shared/story/storyLocation.ts';
import { needsSession } from './createRoutes.ts';
import { VisitorsOnly } from './layouts/Access.tsx';
import { routes, screens } from './routes.tsx';
import { readStories } from '../shared/test/readStories.ts';

/** The states of a screen. A story that shows one ends its name with it: `Empty`, `ViewedEmpty`. */
const screenStates = ['Populated', 'Empty', 'Loading', 'Failing', 'NoPermission'] as const;

/** See {@link screenStates}. */
type ScreenState = (typeof screenStates)[number];

/** A state that no story shows at an address. */
interface Absence {
  readonly because: string;
  /** The address that shows the same; none where the state cannot be. */
  readonly seenAt?: string;
}

type Absences = Readonly<Partial<Record<ScreenState, Absence | 'shown' | undefined>>>;

const aForm = { because: 'A form: there is nothing to list.' };
const oneThing = { because: 'One thing: it is there, or it is not found.' };
const writtenAhead = { because: 'Words of the portal: nothing is asked for.' };
const ofAnother = { because: 'What is not theirs is not found, as if it were not there.' };
const forUniversity = (seenAt: string): Absence => ({
  seenAt,
  because: 'Who has no university is told the same.',
});

/** Absences of everything but the populated state. */
const othersAt = (seenAt: string, because: string) => {
  const absence = { seenAt, because };
  return { Empty: absence, Loading: absence, Failing: absence };
};

const sameAs = (seenAt: string, because: string) => ({
  ...othersAt(seenAt, because),
  Populated: { seenAt, because },
});

const sameForm = 'The same form; only its words differ.';
const wayBack = 'The same screen; only the way back leads elsewhere.';
const ofUniversity = 'The same screen, with what is of the university.';

/** Why no story of a screen shows that somebody may not enter, as far as its layouts say it. */
const refusals = {
  everybody: { because: 'Open to everybody.' },
  newAccounts: { because: 'A visitor is led to the login page, and back here after it.' },
  students: {
    because: 'Every student may be here. A visitor is led to the login page and an admin to the users.',
  },
  admins: { seenAt: paths.users, because: 'The area says it once for all its places.' },
};

/** See {@link refusals}; 'shown' where a story has to show it. */
const refusalOf = (path: string): Absence | 'shown' => {
  const matches = matchRoutes(routes, path);
  const isBelow = (id: string) => matches?.some(({ route }) => 'id' in route && route.id === id) === true;
  if (isBelow('student area')) return refusals.students;
  if (isBelow('admin area')) return refusals.admins;
  if (needsSession(matches)) return refusals.newAccounts;
  return matches?.some(({ route }) => route.Component === VisitorsOnly) === true
    ? 'shown'
    : refusals.everybody;
};

/** Deviations from {@link refusals} and from a screen with a list, by path. */
const exceptions: ReadonlyMap<string, Absences> = new Map<string, Absences>([
  [paths.login, { Empty: aForm }],
  [paths.register, { Empty: aForm, NoPermission: refusals.everybody }],
  [paths.createProfile, { Empty: aForm }],
  [paths.forgotPassword, { Empty: aForm }],
  [paths.resetPassword, { Empty: aForm, NoPermission: 'shown' }],
  [
    paths.createPassword,
    {
      ...othersAt(paths.resetPassword, sameForm),
      Empty: aForm,
      NoPermission: { seenAt: paths.resetPassword, because: sameForm },
    },
  ],
  [paths.verifyEmail, { Empty: oneThing, NoPermission: 'shown' }],
  ...[paths.terms, paths.privacy, paths.accessibility].map(
    (path) => [path, { Empty: oneThing, Loading: writtenAhead, Failing: writtenAhead }] as const,
  ),
  [paths.publicJobDetails, { Empty: oneThing }],
  [paths.publicJob, { Empty: oneThing }],
  [paths.publicJobApply, { Empty: aForm }],
  [paths.universityJobApply, { ...sameAs(paths.publicJobApply, ofUniversity), Empty: aForm }],
  [paths.sharedResume, { Empty: oneThing, NoPermission: 'shown' }],
  [paths.sharedAnswer, { NoPermission: 'shown' }],

  [
    paths.universityJobs,
    {
      Loading: { seenAt: paths.publicJobs, because: ofUniversity },
      Failing: { seenAt: paths.publicJobs, because: ofUniversity },
      NoPermission: { because: 'Nothing is refused: who has no university finds no jobs.' },
    },
  ],
  [
    paths.universityJobDetails,
    { ...sameAs(paths.publicJobDetails, ofUniversity), Empty: oneThing, NoPermission: ofAnother },
  ],
  [paths.listedCompany, sameAs(paths.publicJobCompany, wayBack)],
  [paths.viewedProfileCompany, sameAs(paths.publicJobCompany, wayBack)],
  [paths.universityJobCompany, sameAs(paths.publicJobCompany, wayBack)],
  [paths.interview, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.offerLetter, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.compareOffers, { NoPermission: ofAnother }],
  [paths.publicSeminar, { Empty: oneThing }],
  [paths.publicSeminarCompany, sameAs(paths.publicJobCompany, wayBack)],
  [
    paths.universitySeminars,
    {
      Empty: { seenAt: paths.publicSeminars, because: ofUniversity },
      Loading: { seenAt: paths.publicSeminars, because: ofUniversity },
      Failing: { seenAt: paths.publicSeminars, because: ofUniversity },
      NoPermission: 'shown',
    },
  ],
  [
    paths.universitySeminar,
    { ...sameAs(paths.publicSeminar, ofUniversity), Empty: oneThing, NoPermission: ofAnother },
  ],
  [paths.universitySeminarCompany, sameAs(paths.publicJobCompany, wayBack)],
  [
    paths.universitySeminarFeedback,
    {
      ...sameAs(paths.publicSeminarFeedback, ofUniversity),
      NoPermission: { seenAt: paths.publicSeminarFeedback, because: ofUniversity },
    },
  ],
  [paths.counsellors, { NoPermission: forUniversity(paths.careerOffice) }],
  [paths.counsellor, { NoPermission: forUniversity(paths.careerOffice) }],
  [paths.universityProfile, { Empty: oneThing, NoPermission: 'shown' }],
  [paths.sponsors, { NoPermission: forUniversity(paths.universityProfile) }],
  [paths.sponsorCompany, sameAs(paths.publicJobCompany, wayBack)],
  [paths.resumePreview, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.sentResume, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.favoriteJob, { ...othersAt(paths.publicJobDetails, wayBack), Empty: oneThing }],
  [paths.favoriteSeminar, { ...othersAt(paths.publicSeminar, wayBack), Empty: oneThing }],
  [paths.favoriteCompany, sameAs(paths.publicJobCompany, wayBack)],
  [paths.chatCompany, { Empty: oneThing, NoPermission: 'shown' }],
  [paths.settings, { Empty: aForm }],
  [paths.adminSettings, { ...sameAs(paths.settings, 'The same screen in another frame.'), Empty: aForm }],
  ...[
    paths.timesheet,
    paths.publicSeminarFeedback,
    paths.careerOffice,
    paths.booking,
    paths.chat,
    paths.users,
  ].map((path) => [path, { NoPermission: 'shown' }] as const),
]);

/**
 * Which states of a screen no story shows, and why: the others have one. The test beside this table holds it against the
 * routes and the stories.
 */
const absencesOf = (path: string): Absences => ({
  NoPermission: refusalOf(path),
  ...exceptions.get(path),
});

/** The addresses of specs/COVERAGE.md, section 2. */
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

const all: readonly string[] = [...Object.values(paths), ...screens.map(({ path }) => path)];

/** The states that stories of screens show, by address, as their files say it. */
const readStates = async (): Promise<ReadonlyMap<string, ReadonlySet<ScreenState>>> => {
  const shown = new Map<string, Set<ScreenState>>();
  for (const { name, parameters } of await readStories(/(Screens?|AdminLayout)\.stories\.tsx$/)) {
    const state = screenStates.find((each) => name.endsWith(each));
    const address = storyLocation(parameters).path?.split(/[?#]/)[0];
    if (state === undefined || address === undefined) continue;
    shown.set(address, (shown.get(address) ?? new Set()).add(state));
  }
  return shown;
};

test('every address of the product spec is one of the portal', () => {
  expect(ofSpec.filter((path) => !all.includes(path))).toEqual([]);
});

test('every address of the portal has a screen or leads on', () => {
  const isLost = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path?.endsWith('*') === true;
  expect(all.filter(isLost)).toEqual([]);
});

test('every screen has a story in each of its states, or a reason why not', async () => {
  const shown = await readStates();
  const faults = screens.flatMap(({ path }) =>
    screenStates.flatMap((state) => {
      const reason = absencesOf(path)[state];
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
  expect([...shown.keys()].filter((address) => !screens.some(({ path }) => path === address))).toEqual([]);
});
