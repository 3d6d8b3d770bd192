/**
 * The user service: signing in, accounts, settings, the profile and resumes, the calendar and the counsellors.
 * Hooks, calls, query keys and types; made from `specs/user`. Renewing a session is not here: the transport does it.
 */
export { logIn, useLogIn } from './generated/user/hooks/log-in.ts';
export { logOut, useLogOut } from './generated/user/hooks/log-out.ts';
export { registerStudent, useRegisterStudent } from './generated/user/hooks/register-student.ts';
export { acceptTerms, useAcceptTerms } from './generated/user/hooks/accept-terms.ts';
export { updateSettings, useUpdateSettings } from './generated/user/hooks/update-settings.ts';
export { changePassword, useChangePassword } from './generated/user/hooks/change-password.ts';
export {
  requestPasswordReset,
  useRequestPasswordReset,
} from './generated/user/hooks/request-password-reset.ts';
export { resetPassword, useResetPassword } from './generated/user/hooks/reset-password.ts';
export {
  sendEmailVerification,
  useSendEmailVerification,
} from './generated/user/hooks/send-email-verification.ts';
export { verifyEmail, useVerifyEmail } from './generated/user/hooks/verify-email.ts';
export { suspendAccount, useSuspendAccount } from './generated/user/hooks/suspend-account.ts';
export { reactivateAccount, useReactivateAccount } from './generated/user/hooks/reactivate-account.ts';
export { deleteAccount, useDeleteAccount } from './generated/user/hooks/delete-account.ts';
export {
  showAccount,
  getShowAccountQueryKey,
  getShowAccountQueryOptions,
  invalidateShowAccount,
  prefetchShowAccountQuery,
  useShowAccount,
  useShowAccountSuspense,
} from './generated/user/hooks/show-account.ts';
export {
  listSessions,
  getListSessionsQueryKey,
  getListSessionsQueryOptions,
  invalidateListSessions,
  prefetchListSessionsQuery,
  useListSessions,
  useListSessionsSuspense,
} from './generated/user/hooks/list-sessions.ts';
export { deleteSession, useDeleteSession } from './generated/user/hooks/delete-session.ts';
export { deleteSessions, useDeleteSessions } from './generated/user/hooks/delete-sessions.ts';
export { createTwoStep, useCreateTwoStep } from './generated/user/hooks/create-two-step.ts';
export { activateTwoStep, useActivateTwoStep } from './generated/user/hooks/activate-two-step.ts';
export { deactivateTwoStep, useDeactivateTwoStep } from './generated/user/hooks/deactivate-two-step.ts';
export { createRecoveryCodes, useCreateRecoveryCodes } from './generated/user/hooks/create-recovery-codes.ts';
export {
  showNotificationChoices,
  getShowNotificationChoicesQueryKey,
  getShowNotificationChoicesQueryOptions,
  invalidateShowNotificationChoices,
  prefetchShowNotificationChoicesQuery,
  useShowNotificationChoices,
  useShowNotificationChoicesSuspense,
} from './generated/user/hooks/show-notification-choices.ts';
export {
  updateNotificationChoices,
  useUpdateNotificationChoices,
} from './generated/user/hooks/update-notification-choices.ts';
export { getGetArchiveUrl as getArchiveUrl } from './generated/user/hooks/get-archive.ts';
export { getRequestGoogleLoginUrl as requestGoogleLoginUrl } from './generated/user/hooks/request-google-login.ts';
export {
  getProfile,
  getGetProfileQueryKey as getProfileQueryKey,
  getGetProfileQueryOptions as getProfileQueryOptions,
  invalidateGetProfile as invalidateProfile,
  prefetchGetProfileQuery as prefetchProfileQuery,
  useGetProfile as useProfile,
  useGetProfileSuspense as useProfileSuspense,
} from './generated/user/hooks/get-profile.ts';
export { updateProfile, useUpdateProfile } from './generated/user/hooks/update-profile.ts';
export {
  listUsers,
  getListUsersQueryKey,
  getListUsersQueryOptions,
  invalidateListUsers,
  prefetchListUsersQuery,
  useListUsers,
  useListUsersSuspense,
} from './generated/user/hooks/list-users.ts';
export { createUser, useCreateUser } from './generated/user/hooks/create-user.ts';
export { updateUser, useUpdateUser } from './generated/user/hooks/update-user.ts';
export { createUserImport, useCreateUserImport } from './generated/user/hooks/create-user-import.ts';
export {
  showUserImport,
  getShowUserImportQueryKey,
  getShowUserImportQueryOptions,
  invalidateShowUserImport,
  prefetchShowUserImportQuery,
  useShowUserImport,
  useShowUserImportSuspense,
} from './generated/user/hooks/show-user-import.ts';
export {
  listUserImportRows,
  getListUserImportRowsQueryKey,
  getListUserImportRowsQueryOptions,
  invalidateListUserImportRows,
  prefetchListUserImportRowsQuery,
  useListUserImportRows,
  useListUserImportRowsSuspense,
} from './generated/user/hooks/list-user-import-rows.ts';
export { submitUserImport, useSubmitUserImport } from './generated/user/hooks/submit-user-import.ts';
export {
  listAuditEntries,
  getListAuditEntriesQueryKey,
  getListAuditEntriesQueryOptions,
  invalidateListAuditEntries,
  prefetchListAuditEntriesQuery,
  useListAuditEntries,
  useListAuditEntriesSuspense,
} from './generated/user/hooks/list-audit-entries.ts';
export { updateJapaneseName, useUpdateJapaneseName } from './generated/user/hooks/update-japanese-name.ts';
export { listFullNames, useListFullNames } from './generated/user/hooks/list-full-names.ts';
export {
  showCalendar,
  getShowCalendarQueryKey,
  getShowCalendarQueryOptions,
  invalidateShowCalendar,
  prefetchShowCalendarQuery,
  useShowCalendar,
  useShowCalendarSuspense,
} from './generated/user/hooks/show-calendar.ts';
export { renewCalendarToken, useRenewCalendarToken } from './generated/user/hooks/renew-calendar-token.ts';
export { getGetCalendarFileUrl as getCalendarFileUrl } from './generated/user/hooks/get-calendar-file.ts';
export {
  getStudentProfile,
  getGetStudentProfileQueryKey as getStudentProfileQueryKey,
  getGetStudentProfileQueryOptions as getStudentProfileQueryOptions,
  invalidateGetStudentProfile as invalidateStudentProfile,
  prefetchGetStudentProfileQuery as prefetchStudentProfileQuery,
  useGetStudentProfile as useStudentProfile,
  useGetStudentProfileSuspense as useStudentProfileSuspense,
} from './generated/user/hooks/get-student-profile.ts';
export {
  updateStudentProfile,
  useUpdateStudentProfile,
} from './generated/user/hooks/update-student-profile.ts';
export {
  listResumes,
  getListResumesQueryKey,
  getListResumesQueryOptions,
  invalidateListResumes,
  prefetchListResumesQuery,
  useListResumes,
  useListResumesSuspense,
} from './generated/user/hooks/list-resumes.ts';
export { createResume, useCreateResume } from './generated/user/hooks/create-resume.ts';
export {
  showResume,
  getShowResumeQueryKey,
  getShowResumeQueryOptions,
  invalidateShowResume,
  prefetchShowResumeQuery,
  useShowResume,
  useShowResumeSuspense,
} from './generated/user/hooks/show-resume.ts';
export { updateResume, useUpdateResume } from './generated/user/hooks/update-resume.ts';
export { deleteResume, useDeleteResume } from './generated/user/hooks/delete-resume.ts';
export { getGetResumeFileUrl as getResumeFileUrl } from './generated/user/hooks/get-resume-file.ts';
export {
  getSharedResumeFile,
  getGetSharedResumeFileUrl as getSharedResumeFileUrl,
} from './generated/user/hooks/get-shared-resume-file.ts';
export { getGetPictureUrl as getPictureUrl } from './generated/user/hooks/get-picture.ts';
export { createResumeCopy, useCreateResumeCopy } from './generated/user/hooks/create-resume-copy.ts';
export {
  listResumeShares,
  getListResumeSharesQueryKey,
  getListResumeSharesQueryOptions,
  invalidateListResumeShares,
  prefetchListResumeSharesQuery,
  useListResumeShares,
  useListResumeSharesSuspense,
} from './generated/user/hooks/list-resume-shares.ts';
export { createResumeShare, useCreateResumeShare } from './generated/user/hooks/create-resume-share.ts';
export { deleteResumeShare, useDeleteResumeShare } from './generated/user/hooks/delete-resume-share.ts';
export {
  listResumeUploads,
  getListResumeUploadsQueryKey,
  getListResumeUploadsQueryOptions,
  invalidateListResumeUploads,
  prefetchListResumeUploadsQuery,
  useListResumeUploads,
  useListResumeUploadsSuspense,
} from './generated/user/hooks/list-resume-uploads.ts';
export { createResumeUpload, useCreateResumeUpload } from './generated/user/hooks/create-resume-upload.ts';
export {
  showResumeUpload,
  getShowResumeUploadQueryKey,
  getShowResumeUploadQueryOptions,
  invalidateShowResumeUpload,
  prefetchShowResumeUploadQuery,
  useShowResumeUpload,
  useShowResumeUploadSuspense,
} from './generated/user/hooks/show-resume-upload.ts';
export { updateResumeUpload, useUpdateResumeUpload } from './generated/user/hooks/update-resume-upload.ts';
export { deleteResumeUpload, useDeleteResumeUpload } from './generated/user/hooks/delete-resume-upload.ts';
export { showSharedResume, useShowSharedResume } from './generated/user/hooks/show-shared-resume.ts';
export {
  findMichiAccount,
  getFindMichiAccountQueryKey,
  getFindMichiAccountQueryOptions,
  invalidateFindMichiAccount,
  prefetchFindMichiAccountQuery,
  useFindMichiAccount,
  useFindMichiAccountSuspense,
} from './generated/user/hooks/find-michi-account.ts';
export {
  getStudentQr,
  getGetStudentQrQueryKey as getStudentQrQueryKey,
  getGetStudentQrQueryOptions as getStudentQrQueryOptions,
  invalidateGetStudentQr as invalidateStudentQr,
  prefetchGetStudentQrQuery as prefetchStudentQrQuery,
  useGetStudentQr as useStudentQr,
  useGetStudentQrSuspense as useStudentQrSuspense,
} from './generated/user/hooks/get-student-qr.ts';
export {
  listCounsellors,
  getListCounsellorsQueryKey,
  getListCounsellorsQueryOptions,
  invalidateListCounsellors,
  prefetchListCounsellorsQuery,
  useListCounsellors,
  useListCounsellorsSuspense,
} from './generated/user/hooks/list-counsellors.ts';
export {
  showCounsellor,
  getShowCounsellorQueryKey,
  getShowCounsellorQueryOptions,
  invalidateShowCounsellor,
  prefetchShowCounsellorQuery,
  useShowCounsellor,
  useShowCounsellorSuspense,
} from './generated/user/hooks/show-counsellor.ts';
export {
  showCounsellorCalendar,
  getShowCounsellorCalendarQueryKey,
  getShowCounsellorCalendarQueryOptions,
  invalidateShowCounsellorCalendar,
  prefetchShowCounsellorCalendarQuery,
  useShowCounsellorCalendar,
  useShowCounsellorCalendarSuspense,
} from './generated/user/hooks/show-counsellor-calendar.ts';
export {
  checkSubscriptionStatus,
  getCheckSubscriptionStatusQueryKey,
  getCheckSubscriptionStatusQueryOptions,
  invalidateCheckSubscriptionStatus,
  prefetchCheckSubscriptionStatusQuery,
  useCheckSubscriptionStatus,
  useCheckSubscriptionStatusSuspense,
} from './generated/user/hooks/check-subscription-status.ts';
export {
  activateSubscription,
  useActivateSubscription,
} from './generated/user/hooks/activate-subscription.ts';
export type {
  Account,
  AccountStatus,
  ActiveSession,
  Address,
  AddressInput,
  ArtsOrScience,
  AuditAction,
  AuditEntry,
  AuditEntryPage,
  AuditedField,
  AuditedUser,
  BlockReason,
  Calendar,
  CalendarEvent,
  CalendarEventKind,
  CategoryLabel,
  Certification,
  ChangePasswordRequest,
  ChosenUserStatus,
  CounsellingTopic,
  Counsellor,
  CounsellorCalendar,
  CounsellorDetail,
  CounsellorPage,
  CounsellorSlot,
  CreateUserRequest,
  DeleteAccountRequest,
  DeleteReason,
  DeletedAccount,
  DeletedResume,
  DeletedResumeShare,
  DeletedResumeUpload,
  Education,
  EmailVerification,
  EmploymentType,
  EndedSessions,
  EntityLabel,
  EntityType,
  FileEncoding,
  FindMichiAccountParams,
  ForgotPasswordRequest,
  FullName,
  FullNameRequest,
  Gender,
  GetCalendarFileParams,
  JapaneseName,
  JapaneseNameRequest,
  Language,
  ListAuditEntriesParams,
  ListCounsellorsParams,
  ListUserImportRowsParams,
  ListUsersParams,
  ListUsersSort,
  LoginRequest,
  LogoutRequest,
  LogoutResult,
  ManagedUser,
  ManagedUserPage,
  MeetingStyle,
  MichiPhoneMatch,
  NewResumeShare,
  NotificationChoice,
  NotificationChoices,
  NotificationKind,
  PasswordChange,
  PasswordRequest,
  ProfileAudience,
  ProfileCompletion,
  ProfileSection,
  QuietHours,
  ReasonForApplying,
  ReasonForApplyingInput,
  RecoveryCodes,
  RegisterRequest,
  TermsVersion,
  RequestGoogleLoginParams,
  ResetPasswordRequest,
  Resume,
  ResumeChoices,
  ResumeContent,
  ResumeCopyRequest,
  ResumeDetail,
  ResumeFile,
  ResumeFileMediaType,
  ResumeForm,
  ResumeFormat,
  ResumeKind,
  ResumePaper,
  ResumeShare,
  ResumeShareRequest,
  ResumeUpload,
  ResumeUploadPart,
  ResumeUploadRequest,
  ResumeWorkKey,
  ResumeYears,
  Role,
  ScheduleHours,
  SchoolType,
  SectionVisibility,
  Session,
  SessionUser,
  SettingRequest,
  Settings,
  SharedResume,
  SharedResumeRequest,
  ShowCalendarParams,
  ShowCounsellorCalendarParams,
  ShowResumeParams,
  StudentProfile,
  StudentProfileForm,
  StudentProfileUpdate,
  StudentQr,
  Subscription,
  SubscriptionRequest,
  SuspendAccountRequest,
  SuspendReason,
  SuspendedAccount,
  TimeZone,
  TwoStepActivationRequest,
  TwoStepConfirmationRequest,
  TwoStepRequest,
  TwoStepSetup,
  TwoStepState,
  UniversityLabel,
  UpdateUserRequest,
  UserApplication,
  UserBlock,
  UserImport,
  UserImportColumn,
  UserImportFault,
  UserImportFaultCode,
  UserImportForm,
  UserImportRow,
  UserImportRowPage,
  UserImportStatus,
  UserImportSubmission,
  UserProfile,
  UserProfileUpdate,
  UserStatus,
  VerifyEmailRequest,
  Weekday,
  WorkExperience,
} from './generated/user/model/index.ts';
