import type { Access, ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The states of a screen. A story that shows one ends its name with it: `Empty`, `ViewedEmpty`. */
export const screenStates = ['Populated', 'Empty', 'Loading', 'Failing', 'NoPermission'] as const;

/** See {@link screenStates}. */
export type ScreenState = (typeof screenStates)[number];

/** An address of the portal. */
type Path = (typeof paths)[keyof typeof paths];

/** A state that no story shows at an address. */
interface Absence {
  readonly because: string;
  /** The address that shows the same; none where the state cannot be. */
  readonly seenAt?: Path;
}

type Absences = Readonly<Partial<Record<ScreenState, Absence | 'shown' | undefined>>>;

const aForm = { because: 'A form: there is nothing to list.' };
const oneThing = { because: 'One thing: it is there, or it is not found.' };
const writtenAhead = { because: 'Words of the portal: nothing is asked for.' };
const ofAnother = { because: 'What is not theirs is not found, as if it were not there.' };
const forUniversity = (seenAt: Path): Absence => ({
  seenAt,
  because: 'Who has no university is told the same.',
});

/** All but that it stands there with its data. */
const othersAt = (seenAt: Path, because: string) => {
  const absence = { seenAt, because };
  return { Empty: absence, Loading: absence, Failing: absence };
};

const sameAs = (seenAt: Path, because: string) => ({
  ...othersAt(seenAt, because),
  Populated: { seenAt, because },
});

const sameForm = 'The same form; only its words differ.';
const wayBack = 'The same screen; only the way back leads elsewhere.';
const ofUniversity = 'The same screen, with what is of the university.';

/** Why no story of a screen shows that somebody may not enter, as far as who may enter says it. */
const refusals: Readonly<Partial<Record<Access, Absence>>> = {
  everybody: { because: 'Open to everybody.' },
  newAccounts: { because: 'A visitor is led to the login page, and back here after it.' },
  students: {
    because: 'Every student may be here. A visitor is led to the login page and an admin to the users.',
  },
  admins: { seenAt: paths.users, because: 'The area says it once for all its places.' },
};

/** What is not as {@link refusals} and a screen that lists something would have it, by path. */
const exceptions: ReadonlyMap<string, Absences> = new Map<Path, Absences>([
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
  [paths.sharedResume, { Empty: oneThing, NoPermission: 'shown' }],

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
  [paths.universityJobCompany, sameAs(paths.publicJobCompany, wayBack)],
  [paths.interview, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.offerLetter, { Empty: oneThing, NoPermission: ofAnother }],
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
export const absencesOf = ({ path, handle: { access } }: ScreenRoute): Absences => ({
  NoPermission: refusals[access] ?? 'shown',
  ...exceptions.get(path),
});
