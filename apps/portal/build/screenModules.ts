import type { Screens } from '../src/app/screens.ts';

/** Parts beside the screens that `firstScreens` names. */
type Part = 'later' | 'jobPanel';

/**
 * The modules of each screen within `src`: its own, and what tells of its first questions where no other screen has it. The
 * compiler holds that every screen is here, the build that every module is, and the budgets that nothing comes late.
 */
export const screenModules: Readonly<Record<keyof Screens | Part, readonly string[]>> = {
  later: ['app/laterScreens.ts', 'app/laterDataAhead.ts'],
  jobPanel: ['features/jobs/components/JobPanel.tsx'],

  login: ['features/auth/LoginScreen.tsx'],
  register: ['features/auth/RegisterScreen.tsx'],
  forgotPassword: ['features/auth/ForgotPasswordScreen.tsx'],
  resetPassword: ['features/auth/NewPasswordScreen.tsx'],
  createPassword: ['features/auth/NewPasswordScreen.tsx'],
  verifyEmail: ['features/auth/VerifyEmailScreen.tsx'],
  createProfile: ['features/auth/CreateProfileScreen.tsx'],
  terms: ['features/legal/LegalScreen.tsx'],
  privacy: ['features/legal/LegalScreen.tsx'],
  accessibility: ['features/legal/LegalScreen.tsx'],
  signOut: ['features/auth/SignOutScreen.tsx'],
  notFound: ['app/NotFoundScreen.tsx'],

  studentArea: ['app/layouts/StudentArea.tsx'],
  dashboard: ['features/dashboard/DashboardScreen.tsx', 'features/dashboard/fetchDashboardAhead.ts'],
  companies: ['features/companies/CompaniesScreen.tsx'],
  company: ['features/companies/CompanyScreen.tsx', 'features/companies/fetchCompanyAhead.ts'],
  jobs: ['features/jobs/JobsScreen.tsx', 'features/jobs/fetchJobsAhead.ts'],
  universityJobs: ['app/university/UniversityJobsScreen.tsx', 'features/jobs/fetchJobsAhead.ts'],
  interview: ['features/interviews/InterviewScreen.tsx', 'features/interviews/fetchInterviewAhead.ts'],
  offer: ['features/offers/OfferScreen.tsx', 'features/offers/fetchOfferAhead.ts'],
  timesheet: ['features/timesheet/TimesheetScreen.tsx'],
  seminars: ['features/seminars/SeminarsScreen.tsx', 'features/seminars/fetchSeminarsAhead.ts'],
  universitySeminars: [
    'app/university/UniversitySeminarsScreen.tsx',
    'features/seminars/fetchSeminarsAhead.ts',
  ],
  seminarFeedback: ['features/seminars/FeedbackScreen.tsx'],
  news: ['features/news/NewsScreen.tsx'],
  favorites: ['features/favorites/FavoritesScreen.tsx'],
  favoriteJob: ['app/favorites/FavoriteJobScreen.tsx'],
  favoriteSeminar: ['app/favorites/FavoriteSeminarScreen.tsx'],
  careerOffice: ['features/career-office/CareerOfficeScreen.tsx'],
  booking: ['features/career-office/BookingScreen.tsx'],
  counsellors: ['features/career-office/CounsellorsScreen.tsx'],
  counsellor: ['features/career-office/CounsellorScreen.tsx'],
  universityProfile: ['features/career-office/UniversityProfileScreen.tsx'],
  sponsors: ['features/career-office/SponsorsScreen.tsx'],
  courses: ['features/courses/CoursesScreen.tsx'],
  chat: ['features/chat/ChatScreen.tsx'],
  chatCompany: ['app/chat/ChatCompanyScreen.tsx'],
  calendar: ['features/calendar/CalendarScreen.tsx'],
  notifications: ['features/notifications/NotificationsScreen.tsx'],
  profile: ['features/profile/ProfileScreen.tsx', 'features/profile/fetchProfileAhead.ts'],
  editProfile: ['features/profile/EditProfileScreen.tsx'],
  resumes: ['features/resume/ResumesScreen.tsx'],
  resumePreview: ['features/resume/PreviewScreen.tsx'],
  sharedResume: ['features/resume/SharedResumeScreen.tsx'],
  help: ['features/help/HelpScreen.tsx'],
  settings: ['features/settings/SettingsScreen.tsx'],

  adminArea: ['app/layouts/AdminArea.tsx'],
  users: ['features/admin/UsersScreen.tsx'],
  importUsers: ['features/admin/ImportScreen.tsx'],
  auditLog: ['features/admin/AuditScreen.tsx'],
};
