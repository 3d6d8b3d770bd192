/**
 * The screens few visits begin with, by name. What is imported for a screen is told where its import stands; that of these
 * would make every first visit heavier.
 */
export const laterScreens = {
  resetPassword: async () => (await import('../features/auth/NewPasswordScreen.tsx')).ResetPasswordScreen,
  createPassword: async () => (await import('../features/auth/NewPasswordScreen.tsx')).CreatePasswordScreen,
  verifyEmail: async () => (await import('../features/auth/VerifyEmailScreen.tsx')).VerifyEmailScreen,
  createProfile: async () => (await import('../features/auth/CreateProfileScreen.tsx')).CreateProfileScreen,
  timesheet: async () => (await import('../features/timesheet/TimesheetScreen.tsx')).TimesheetScreen,
  seminarFeedback: async () => (await import('../features/seminars/FeedbackScreen.tsx')).FeedbackScreen,
  favoriteJob: async () => (await import('./favorites/FavoriteJobScreen.tsx')).FavoriteJobScreen,
  favoriteSeminar: async () => (await import('./favorites/FavoriteSeminarScreen.tsx')).FavoriteSeminarScreen,
  careerOffice: async () =>
    (await import('../features/career-office/CareerOfficeScreen.tsx')).CareerOfficeScreen,
  booking: async () => (await import('../features/career-office/BookingScreen.tsx')).BookingScreen,
  counsellors: async () =>
    (await import('../features/career-office/CounsellorsScreen.tsx')).CounsellorsScreen,
  counsellor: async () => (await import('../features/career-office/CounsellorScreen.tsx')).CounsellorScreen,
  universityJobs: async () => (await import('./university/UniversityJobsScreen.tsx')).UniversityJobsScreen,
  universitySeminars: async () =>
    (await import('./university/UniversitySeminarsScreen.tsx')).UniversitySeminarsScreen,
  universityProfile: async () =>
    (await import('../features/career-office/UniversityProfileScreen.tsx')).UniversityProfileScreen,
  sponsors: async () => (await import('../features/career-office/SponsorsScreen.tsx')).SponsorsScreen,
  courses: async () => (await import('../features/courses/CoursesScreen.tsx')).CoursesScreen,
  help: async () => (await import('../features/help/HelpScreen.tsx')).HelpScreen,
  chatCompany: async () => (await import('./chat/ChatCompanyScreen.tsx')).ChatCompanyScreen,
  editProfile: async () => (await import('../features/profile/EditProfileScreen.tsx')).EditProfileScreen,
  resumes: async () => (await import('../features/resume/ResumesScreen.tsx')).ResumesScreen,
  resumePreview: async () => (await import('../features/resume/PreviewScreen.tsx')).PreviewScreen,
  sharedResume: async () => (await import('../features/resume/SharedResumeScreen.tsx')).SharedResumeScreen,
  settings: async () => (await import('../features/settings/SettingsScreen.tsx')).SettingsScreen,
  adminArea: async () => (await import('./layouts/AdminArea.tsx')).AdminArea,
  users: async () => (await import('../features/admin/UsersScreen.tsx')).UsersScreen,
  importUsers: async () => (await import('../features/admin/ImportScreen.tsx')).ImportScreen,
  auditLog: async () => (await import('../features/admin/AuditScreen.tsx')).AuditScreen,
  terms: async () => (await import('../features/legal/LegalScreen.tsx')).TermsScreen,
  privacy: async () => (await import('../features/legal/LegalScreen.tsx')).PrivacyScreen,
  accessibility: async () => (await import('../features/legal/LegalScreen.tsx')).AccessibilityScreen,
  forgotPassword: async () =>
    (await import('../features/auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  interview: async () => (await import('../features/interviews/InterviewScreen.tsx')).InterviewScreen,
  offer: async () => (await import('../features/offers/OfferScreen.tsx')).OfferScreen,
  companies: async () => (await import('../features/companies/CompaniesScreen.tsx')).CompaniesScreen,
  company: async () => (await import('../features/companies/CompanyScreen.tsx')).CompanyScreen,
  news: async () => (await import('../features/news/NewsScreen.tsx')).NewsScreen,
};

/** Their names. */
export type LaterScreens = typeof laterScreens;
