/** Paths that the frame or several features link to. A path that only its feature uses is spelled there. */
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
  listedCompany: '/student/dashboard/companies/company-details',
  viewedProfile: '/student/dashboard/companies/viewed-profile',
  viewedProfileCompany: '/student/dashboard/companies/viewed-profile/company-details',
  publicJobs: '/student/job/public-jobs',
  publicJobDetails: '/student/job/public-jobs/details',
  publicJobApply: '/student/job/public-jobs/apply',
  publicJobCompany: '/student/job/public-jobs/company-details',
  universityJobs: '/student/job/university-jobs',
  universityJobDetails: '/student/job/university-jobs/details',
  universityJobApply: '/student/job/university-jobs/apply',
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
  publicJob: '/app/job',
  sharedResume: '/app/shared-resume',
  sharedAnswer: '/app/shared-answer',
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

/** Paths whose pages the service worker precaches before anybody has opened them. */
export const precachedPaths = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.dashboard,
  paths.publicJobs,
  paths.publicJobDetails,
  paths.universityJobs,
  paths.universityJobDetails,
  paths.profile,
];

/** Values of a query; undefined, null and empty values are omitted, a list repeats its name. */
export type Query = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>
>;

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

/** Which jobs a screen shows (the contract's `Audience`). */
export type JobAudience = 'PUBLIC' | 'UNIVERSITY';

const jobPaths = {
  PUBLIC: {
    list: paths.publicJobs,
    details: paths.publicJobDetails,
    apply: paths.publicJobApply,
    company: paths.publicJobCompany,
  },
  UNIVERSITY: {
    list: paths.universityJobs,
    details: paths.universityJobDetails,
    apply: paths.universityJobApply,
    company: paths.universityJobCompany,
  },
} as const;

export const toJobs = (audience: JobAudience, query: Query = {}): string =>
  withQuery(jobPaths[audience].list, query);

/** One job. `query` is that of the list, for the way back. */
export const toJob = (audience: JobAudience, id: string, query: Query = {}): string =>
  withQuery(jobPaths[audience].details, { ...query, id });

/** The public facts of a job, for a visitor who follows the link of {@link toJob}. */
export const toPublicJob = (id: string): string => withQuery(paths.publicJob, { id });

/** The page for applying to a job. `query` is that of the list, for the way back. */
export const toJobApply = (audience: JobAudience, id: string, query: Query = {}): string =>
  withQuery(jobPaths[audience].apply, { ...query, id });

/** The company of a job. */
export const toCompany = (audience: JobAudience, id: string, query: Query = {}): string =>
  withQuery(jobPaths[audience].company, { ...query, id });

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

export const toSeminars = (audience: SeminarAudience, query: Query = {}): string =>
  withQuery(seminarPaths[audience].list, query);

/** One seminar. `query` is that of the list, for the way back. */
export const toSeminar = (audience: SeminarAudience, id: string, query: Query = {}): string =>
  withQuery(seminarPaths[audience].details, { ...query, id });

/** The company of a seminar. */
export const toSeminarCompany = (audience: SeminarAudience, id: string): string =>
  withQuery(seminarPaths[audience].company, { id });

/** The survey after a seminar. */
export const toSeminarFeedback = (audience: SeminarAudience, id: string): string =>
  withQuery(seminarPaths[audience].feedback, { id });

export const toCounsellors = (query: Query = {}): string => withQuery(paths.counsellors, query);

export const toCounsellor = (id: string): string => withQuery(paths.counsellor, { id });

export const toAppointment = (id: string): string => withQuery(paths.careerOffice, { appointment: id });

/** Booking of an appointment; the query contains the choices so far. */
export const toBooking = (query: Query = {}): string => withQuery(paths.booking, query);

export const toSponsors = (query: Query = {}): string => withQuery(paths.sponsors, query);

export const toSponsorCompany = (id: string): string => withQuery(paths.sponsorCompany, { id });

/** The editor of reasons for applying, which continues to `next`. */
export const toReasonsForApplying = (next: string): string =>
  withQuery('/student/profile/edit', { section: 'reasons', next });

/** The resumes; editing one continues to `next`. */
export const toResumes = (next?: string): string => withQuery(paths.resumes, { next });

/** One resume as printed; `reason` is the id of a reason for applying that replaces its own. */
export const toResumePreview = (id: string, reason?: string): string =>
  withQuery(paths.resumePreview, { id, reason });

/** A resume behind a private link. Its secret is in the fragment, which is not sent to a server or logged. */
export const toSharedResume = (token: string): string => `${paths.sharedResume}#${token}`;

/** An answer behind a private link; as {@link toSharedResume}. */
export const toSharedAnswer = (token: string): string => `${paths.sharedAnswer}#${token}`;

/** All posts, or one of them. */
export const toNews = (query: { readonly post?: string; readonly page?: number } = {}): string =>
  withQuery(paths.news, query);

export const toFavorites = (query: Query = {}): string => withQuery(paths.favorites, query);

/** A favorite; `query` is that of the list, for the way back. */
export const toFavorite = (what: 'Job' | 'Seminar' | 'Company', id: string, query: Query = {}): string =>
  withQuery(paths[`favorite${what}`], { ...query, id });

export const toChat = (query: Query = {}): string => withQuery(paths.chat, query);

/** A company beside its conversation; `query` names the thread if there is one. */
export const toChatCompany = (id: string, query: Query = {}): string =>
  withQuery(paths.chatCompany, { ...query, id });

export const toNotifications = (query: Query = {}): string => withQuery(paths.notifications, query);

export const toCourses = (query: Query = {}): string => withQuery(paths.courses, query);

export const toHelp = (query: Query = {}): string => withQuery(paths.help, query);

export const toApplication = (id: string): string => withQuery(paths.application, { id });

/** The resume that was sent with an application. */
export const toSentResume = (application: string): string => withQuery(paths.sentResume, { application });

export const toInterview = (id: string): string => withQuery(paths.interview, { id });

export const toOffer = (id: string): string => withQuery(paths.offerLetter, { id });

/** Offers side by side, by id; fewer than two are completed with others that await a response. */
export const toCompareOffers = (ids: readonly string[] = []): string =>
  withQuery(paths.compareOffers, { ids });

/**
 * The group of screens of an address: a list of jobs or seminars and its opened entries form one, any other screen its
 * own. Within a group the focus and, on wide screens, the scroll position stay.
 */
export const screenGroupOf = (pathname: string): string =>
  [...Object.values(jobPaths), ...Object.values(seminarPaths)].find(({ details }) => details === pathname)
    ?.list ?? pathname;

/** The registration, which continues to `next`. */
export const toRegister = (next: string): string => withQuery(paths.register, { next });

/** The login page, which continues to `next`. */
export const toLogin = (next?: string): string => withQuery(paths.login, { next });

/** Paths of new accounts: they need a session too. */
const newAccountPaths: readonly string[] = [paths.createProfile, paths.verifyEmail];

/** Origin for resolving relative addresses. */
const placeholderOrigin = 'https://michi.invalid';

const isControl = (character: string): boolean =>
  character.charCodeAt(0) < 0x20 || character.charCodeAt(0) === 0x7f;

/**
 * Validates the query `next` of the login page: only a path of this origin that needs a session, so that no link can
 * redirect a student elsewhere or in a loop (OWASP, "Unvalidated Redirects and Forwards").
 * @returns path, query and hash, or null if it is not valid
 */
export const safeNext = (next: string | null): string | null => {
  if (next === null || !next.startsWith('/') || next.includes('\\') || [...next].some(isControl)) return null;
  if (!URL.canParse(next, placeholderOrigin)) return null;
  const url = new URL(next, placeholderOrigin);
  const isInArea = (area: string) => url.pathname === area || url.pathname.startsWith(`${area}/`);
  const needsSession =
    isInArea(paths.student) || isInArea(paths.admin) || newAccountPaths.includes(url.pathname);
  return url.origin === placeholderOrigin && needsSession ? `${url.pathname}${url.search}${url.hash}` : null;
};

/**
 * Target after a login, from a {@link toLogin} query.
 * @param owner the user whose page it is, if known
 * @returns null if another user has signed in
 */
export const nextFor = (query: URLSearchParams, owner: string | null, user: string | null): string | null =>
  owner === null || owner === user ? safeNext(query.get('next')) : null;
