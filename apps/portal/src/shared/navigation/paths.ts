/** Paths of the portal that the frame, or more than one feature, leads to. A path that only its feature knows is spelled there. */
export const paths = {
  root: '/',
  login: '/app/login',
  register: '/app/register',
  createProfile: '/app/create-profile',
  forgotPassword: '/app/forgot-password',
  resetPassword: '/app/reset-password',
  createPassword: '/app/create-password',
  verifyEmail: '/app/verify-email',
  terms: '/app/terms',
  privacy: '/app/privacy',
  accessibility: '/app/accessibility',
  signOut: '/app/signout',
  logout: '/logout',
  student: '/student',
  dashboard: '/student/dashboard',
  companies: '/student/dashboard/companies',
  viewedProfile: '/student/dashboard/companies/viewed-profile',
  publicJobs: '/student/job/public-jobs',
  publicJobDetails: '/student/job/public-jobs/details',
  publicJobCompany: '/student/job/public-jobs/company-details',
  universityJobs: '/student/job/university-jobs',
  universityJobDetails: '/student/job/university-jobs/details',
  universityJobCompany: '/student/job/university-jobs/company-details',
  application: '/student/job/applications/details',
  interview: '/student/job/interview/details',
  offerLetter: '/student/job/offer-letter',
  compareOffers: '/student/job/offers/compare',
  timesheet: '/student/timesheet',
  publicSeminars: '/student/seminar/public-seminar',
  publicSeminar: '/student/seminar/public-seminar/description',
  publicSeminarCompany: '/student/seminar/public-seminar/company-details',
  publicSeminarFeedback: '/student/seminar/public-seminar/feedback',
  universitySeminars: '/student/seminar/university-seminar',
  universitySeminar: '/student/seminar/university-seminar/description',
  universitySeminarCompany: '/student/seminar/university-seminar/company-details',
  universitySeminarFeedback: '/student/seminar/university-seminar/feedback',
  careerOffice: '/student/career-office',
  booking: '/student/career-office/booking',
  counsellors: '/student/career-office/counsellors',
  counsellor: '/student/career-office/counsellors/details',
  universityProfile: '/student/career-office/university-profile',
  sponsors: '/student/career-office/university-profile/sponsors',
  sponsorCompany: '/student/career-office/university-profile/sponsors/company',
  profile: '/student/profile',
  editProfile: '/student/profile/edit',
  resumes: '/student/profile/resume',
  resumePreview: '/student/profile/resume/preview',
  sentResume: '/student/profile/resume/sent',
  sharedResume: '/app/shared-resume',
  news: '/student/news',
  favorites: '/student/favorites',
  favoriteJob: '/student/favorites/job/description',
  favoriteSeminar: '/student/favorites/seminar/description',
  favoriteCompany: '/student/favorites/company-details',
  courses: '/student/courses',
  chat: '/student/chat',
  chatCompany: '/student/chat/company',
  calendar: '/student/calendar',
  notifications: '/student/notification',
  help: '/student/help-and-feedback',
  settings: '/student/settings',
  admin: '/admin',
  users: '/admin/users',
  importUsers: '/admin/users/import',
  auditLog: '/admin/audit',
  adminSettings: '/admin/settings',
} as const;

/** Values of a query; undefined, null and empty values are omitted, a list repeats its name. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>;

/** A path with a query. */
export const withQuery = (path: string, query: Query): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== '') search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Whose jobs a place shows (the contract's `Audience`). */
export type JobAudience = 'PUBLIC' | 'UNIVERSITY';

const jobPaths = {
  PUBLIC: { list: paths.publicJobs, details: paths.publicJobDetails, company: paths.publicJobCompany },
  UNIVERSITY: {
    list: paths.universityJobs,
    details: paths.universityJobDetails,
    company: paths.universityJobCompany,
  },
} as const;

/** The list of jobs; tab, filters, page and search are its query. */
export const toJobs = (audience: JobAudience, query: Query = {}): string =>
  withQuery(jobPaths[audience].list, query);

/** One job. Give the list's query too, so that the way back leads to the same list. */
export const toJob = (audience: JobAudience, id: string, query: Query = {}): string =>
  withQuery(jobPaths[audience].details, { ...query, id });

/** The company behind a job. */
export const toCompany = (audience: JobAudience, id: string, query: Query = {}): string =>
  withQuery(jobPaths[audience].company, { ...query, id });

/** Whose seminars a place shows (the contract's `Audience`). */
export type SeminarAudience = JobAudience;

const seminarPaths = {
  PUBLIC: {
    list: paths.publicSeminars,
    details: paths.publicSeminar,
    company: paths.publicSeminarCompany,
    feedback: paths.publicSeminarFeedback,
  },
  UNIVERSITY: {
    list: paths.universitySeminars,
    details: paths.universitySeminar,
    company: paths.universitySeminarCompany,
    feedback: paths.universitySeminarFeedback,
  },
} as const;

/** The list of seminars; tab, filters, page and search are its query. */
export const toSeminars = (audience: SeminarAudience, query: Query = {}): string =>
  withQuery(seminarPaths[audience].list, query);

/** One seminar. Give the list's query too, so that the way back leads to the same list. */
export const toSeminar = (audience: SeminarAudience, id: string, query: Query = {}): string =>
  withQuery(seminarPaths[audience].details, { ...query, id });

/** The company behind a seminar. */
export const toSeminarCompany = (audience: SeminarAudience, id: string): string =>
  withQuery(seminarPaths[audience].company, { id });

/** The questions after a seminar. */
export const toSeminarFeedback = (audience: SeminarAudience, id: string): string =>
  withQuery(seminarPaths[audience].feedback, { id });

/** The counsellors of the student's university; search and filters are the query. */
export const toCounsellors = (query: Query = {}): string => withQuery(paths.counsellors, query);

/** One counsellor. */
export const toCounsellor = (id: string): string => withQuery(paths.counsellor, { id });

/** One appointment with a counsellor. */
export const toAppointment = (id: string): string => withQuery(paths.careerOffice, { appointment: id });

/** Booking an appointment; the choices so far are in the query. */
export const toBooking = (query: Query = {}): string => withQuery(paths.booking, query);

/** The sponsors of the student's university; page and search are the query. */
export const toSponsors = (query: Query = {}): string => withQuery(paths.sponsors, query);

/** A company that sponsors the student's university. */
export const toSponsorCompany = (id: string): string => withQuery(paths.sponsorCompany, { id });

/**
 * The editor of reasons for applying.
 * @param next where to continue afterwards
 */
export const toReasonsForApplying = (next: string): string =>
  withQuery('/student/profile/edit', { section: 'reasons', next });

/**
 * The resumes.
 * @param next where to continue afterwards
 */
export const toResumes = (next?: string): string => withQuery(paths.resumes, { next });

/**
 * One resume as printed.
 * @param reason id of the reason for applying to use instead of its own
 */
export const toResumePreview = (id: string, reason?: string): string =>
  withQuery(paths.resumePreview, { id, reason });

/** A resume behind a private link. Its secret is in the fragment, which is not sent to a server or logged. */
export const toSharedResume = (token: string): string => `${paths.sharedResume}#${token}`;

/** All posts, or one of them. */
export const toNews = (query: { readonly post?: string; readonly page?: number } = {}): string =>
  withQuery(paths.news, query);

/** The favorites; kind and page are the query. */
export const toFavorites = (query: Query = {}): string => withQuery(paths.favorites, query);

/** A job, seminar or company opened from the favorites. Give the tab too, so that the way back leads to the same list. */
export const toFavorite = (what: 'Job' | 'Seminar' | 'Company', id: string, query: Query = {}): string =>
  withQuery(paths[`favorite${what}`], { ...query, id });

/** The conversations; the open one, the kind of parties and the search are the query. */
export const toChat = (query: Query = {}): string => withQuery(paths.chat, query);

/** A company beside the conversation with it. Give the thread too where there is one. */
export const toChatCompany = (id: string, query: Query = {}): string =>
  withQuery(paths.chatCompany, { ...query, id });

/** The notifications; group and page are the query. */
export const toNotifications = (query: Query = {}): string => withQuery(paths.notifications, query);

/** The courses; tab and page are the query. */
export const toCourses = (query: Query = {}): string => withQuery(paths.courses, query);

/** Help and feedback; tab, subject, search and the open question are the query. */
export const toHelp = (query: Query = {}): string => withQuery(paths.help, query);

/** One application with everything about it. */
export const toApplication = (id: string): string => withQuery(paths.application, { id });

/**
 * A resume as it was sent.
 * @param application id of the application it was sent with
 */
export const toSentResume = (application: string): string => withQuery(paths.sentResume, { application });

/** One interview. */
export const toInterview = (id: string): string => withQuery(paths.interview, { id });

/** The letter of one job offer. */
export const toOffer = (id: string): string => withQuery(paths.offerLetter, { id });

/**
 * Offers side by side.
 * @param ids of the offers; fewer than two are completed with others that await a response
 */
export const toCompareOffers = (ids: readonly string[] = []): string =>
  withQuery(paths.compareOffers, { ids });

/**
 * The screen group of an address: a list of jobs or seminars and an entry opened from it form one, everything else its
 * own. Within a group the focus and, on wide screens, the scroll position stay.
 */
export const placeOf = (pathname: string): string =>
  [...Object.values(jobPaths), ...Object.values(seminarPaths)].find(({ details }) => details === pathname)
    ?.list ?? pathname;

/**
 * The login page, which continues to `next`.
 * @param user whose session ended at `next`: nobody else is led there
 */
export const toLogin = (next?: string, user?: string | null): string =>
  withQuery(paths.login, { next, user });

/** The places outside the areas of students and admins that need a session too: those of a new account. */
const newAccountPaths: readonly string[] = [paths.createProfile, paths.verifyEmail];

/** A placeholder origin, so that resolving against it leaves only a path. */
const nowhere = 'https://michi.invalid';

const isControl = (character: string): boolean =>
  character.charCodeAt(0) < 0x20 || character.charCodeAt(0) === 0x7f;

/**
 * Where to go after login: only a path of this origin that needs a session, so that no link to the login page can
 * redirect a student elsewhere or in a circle (OWASP, "Unvalidated Redirects and Forwards").
 * @param next the query `next` of the login page
 * @returns a path with its query and hash, or null if it is not one
 */
export const safeNext = (next: string | null): string | null => {
  if (next === null || !next.startsWith('/') || next.includes('\\') || [...next].some(isControl)) return null;
  if (!URL.canParse(next, nowhere)) return null;
  const url = new URL(next, nowhere);
  const isOfArea = (area: string) => url.pathname === area || url.pathname.startsWith(`${area}/`);
  const needsSession =
    isOfArea(paths.student) || isOfArea(paths.admin) || newAccountPaths.includes(url.pathname);
  return url.origin === nowhere && needsSession ? `${url.pathname}${url.search}${url.hash}` : null;
};

/**
 * Target of a {@link toLogin} query: a page where one user's session ended is not offered to another.
 * @param user id of the signed-in user
 */
export const nextFor = (query: URLSearchParams, user: string | null): string | null => {
  const owner = query.get('user');
  return owner === null || owner === user ? safeNext(query.get('next')) : null;
};
