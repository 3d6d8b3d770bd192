import { paths } from '../shared/paths.ts';

/** The states of a screen. A story that shows one ends its name with it: `Empty`, `ViewedEmpty`. */
export const screenStates = ['Populated', 'Empty', 'Loading', 'Failing', 'NoPermission'] as const;

/** See {@link screenStates}. */
export type ScreenState = (typeof screenStates)[number];

/** An address of the portal. */
export type Path = (typeof paths)[keyof typeof paths];

/** A state that no story shows at an address. */
export interface Absence {
  readonly because: string;
  /** The address that shows the same; none where the state cannot be. */
  readonly seenAt?: Path;
}

type Absences = Readonly<Partial<Record<ScreenState, Absence>>>;

const aForm = { because: 'A form: there is nothing to list.' };
const oneThing = { because: 'One thing: it is there, or it is not found.' };
const forEverybody = { because: 'Open to everybody.' };
const writtenAhead = { because: 'Words of the portal: nothing is asked for.' };
const forSessions = { because: 'A visitor is led to the login page, and back here after it.' };
const forStudents = {
  because: 'Every student may be here. A visitor is led to the login page and an admin to the users.',
};
const ofAnother = { because: 'What is not theirs is not found, as if it were not there.' };
const forUniversity = (seenAt: Path): Absence => ({
  seenAt,
  because: 'Who has no university is told the same.',
});
const forAdmins = { seenAt: paths.users, because: 'The area says it once for all its places.' };

/** All but that it stands there with its data. */
const othersAt = (seenAt: Path, because: string) => {
  const absence = { seenAt, because };
  return { Empty: absence, Loading: absence, Failing: absence, NoPermission: absence };
};

const sameAs = (seenAt: Path, because: string) => ({
  ...othersAt(seenAt, because),
  Populated: { seenAt, because },
});

const wayBack = 'The same screen; only the way back leads elsewhere.';
const ofUniversity = 'The same screen, with what is of the university.';

/** Addresses that show no screen of their own, and what they do instead. */
export const leadingOn: ReadonlyMap<Path, string> = new Map([
  [paths.root, 'Leads to the dashboard.'],
  [paths.student, 'Leads to the dashboard.'],
  [paths.admin, 'Leads to the users.'],
  [paths.logout, 'Leads to the way out.'],
  [paths.signOut, 'Leads to the login page as soon as the session is ended.'],
]);

/**
 * Which states of each address no story shows, and why: the others have one. The test beside this table holds it against
 * the routes and the stories.
 */
export const absences: ReadonlyMap<Path, Absences> = new Map<Path, Absences>([
  [paths.login, { Empty: aForm }],
  [paths.register, { Empty: aForm, NoPermission: forEverybody }],
  [paths.createProfile, { Empty: aForm, NoPermission: forSessions }],
  [paths.forgotPassword, { Empty: aForm, NoPermission: forEverybody }],
  [paths.resetPassword, { Empty: aForm }],
  [
    paths.createPassword,
    { ...othersAt(paths.resetPassword, 'The same form; only its words differ.'), Empty: aForm },
  ],
  [paths.verifyEmail, { Empty: oneThing }],
  ...[paths.terms, paths.privacy, paths.accessibility].map(
    (path) =>
      [
        path,
        { Empty: oneThing, Loading: writtenAhead, Failing: writtenAhead, NoPermission: forEverybody },
      ] as const,
  ),
  [paths.sharedResume, { Empty: oneThing }],
  [paths.dashboard, { NoPermission: forStudents }],
  [paths.companies, { NoPermission: forStudents }],
  [paths.viewedProfile, { NoPermission: forStudents }],
  [paths.publicJobs, { NoPermission: forStudents }],
  [paths.publicJobDetails, { Empty: oneThing, NoPermission: forStudents }],
  [paths.publicJobCompany, { NoPermission: forStudents }],
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
  [paths.universityJobCompany, { ...sameAs(paths.publicJobCompany, wayBack), NoPermission: forStudents }],
  [paths.interview, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.offerLetter, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.publicSeminars, { NoPermission: forStudents }],
  [paths.publicSeminar, { Empty: oneThing, NoPermission: forStudents }],
  [paths.publicSeminarCompany, { ...sameAs(paths.publicJobCompany, wayBack), NoPermission: forStudents }],
  [
    paths.universitySeminars,
    {
      Empty: { seenAt: paths.publicSeminars, because: ofUniversity },
      Loading: { seenAt: paths.publicSeminars, because: ofUniversity },
      Failing: { seenAt: paths.publicSeminars, because: ofUniversity },
    },
  ],
  [
    paths.universitySeminar,
    { ...sameAs(paths.publicSeminar, ofUniversity), Empty: oneThing, NoPermission: ofAnother },
  ],
  [paths.universitySeminarCompany, { ...sameAs(paths.publicJobCompany, wayBack), NoPermission: forStudents }],
  [paths.universitySeminarFeedback, sameAs(paths.publicSeminarFeedback, ofUniversity)],
  [paths.counsellors, { NoPermission: forUniversity(paths.careerOffice) }],
  [paths.counsellor, { NoPermission: forUniversity(paths.careerOffice) }],
  [paths.universityProfile, { Empty: oneThing }],
  [paths.sponsors, { NoPermission: forUniversity(paths.universityProfile) }],
  [paths.sponsorCompany, { ...sameAs(paths.publicJobCompany, wayBack), NoPermission: forStudents }],
  [paths.profile, { NoPermission: forStudents }],
  [paths.editProfile, { NoPermission: forStudents }],
  [paths.resumes, { NoPermission: forStudents }],
  [paths.resumePreview, { Empty: oneThing, NoPermission: ofAnother }],
  [paths.news, { NoPermission: forStudents }],
  [paths.favorites, { NoPermission: forStudents }],
  [
    paths.favoriteJob,
    { ...othersAt(paths.publicJobDetails, wayBack), Empty: oneThing, NoPermission: forStudents },
  ],
  [
    paths.favoriteSeminar,
    { ...othersAt(paths.publicSeminar, wayBack), Empty: oneThing, NoPermission: forStudents },
  ],
  [paths.favoriteCompany, { ...sameAs(paths.publicJobCompany, wayBack), NoPermission: forStudents }],
  [paths.courses, { NoPermission: forStudents }],
  [paths.chatCompany, { Empty: oneThing }],
  [paths.calendar, { NoPermission: forStudents }],
  [paths.notifications, { NoPermission: forStudents }],
  [paths.help, { NoPermission: forStudents }],
  [paths.settings, { Empty: aForm, NoPermission: forStudents }],
  [paths.importUsers, { NoPermission: forAdmins }],
  [paths.auditLog, { NoPermission: forAdmins }],
  [
    paths.adminSettings,
    { ...sameAs(paths.settings, 'The same screen in another frame.'), Empty: aForm, NoPermission: forAdmins },
  ],
]);
