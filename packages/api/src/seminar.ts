/**
 * The seminar service: seminars, applications to them, and feedback after them.
 * Hooks, calls, query keys and types; made from `specs/seminar`.
 */
export {
  listSeminars,
  getListSeminarsQueryKey,
  getListSeminarsQueryOptions,
  invalidateListSeminars,
  prefetchListSeminarsQuery,
  useListSeminars,
  useListSeminarsSuspense,
} from './generated/seminar/hooks/list-seminars.ts';
export {
  listUniversitySeminars,
  getListUniversitySeminarsQueryKey,
  getListUniversitySeminarsQueryOptions,
  invalidateListUniversitySeminars,
  prefetchListUniversitySeminarsQuery,
  useListUniversitySeminars,
  useListUniversitySeminarsSuspense,
} from './generated/seminar/hooks/list-university-seminars.ts';
export {
  showSeminar,
  getShowSeminarQueryKey,
  getShowSeminarQueryOptions,
  invalidateShowSeminar,
  prefetchShowSeminarQuery,
  useShowSeminar,
  useShowSeminarSuspense,
} from './generated/seminar/hooks/show-seminar.ts';
export {
  listFavoriteSeminars,
  getListFavoriteSeminarsQueryKey,
  getListFavoriteSeminarsQueryOptions,
  invalidateListFavoriteSeminars,
  prefetchListFavoriteSeminarsQuery,
  useListFavoriteSeminars,
  useListFavoriteSeminarsSuspense,
} from './generated/seminar/hooks/list-favorite-seminars.ts';
export { favoriteSeminar, useFavoriteSeminar } from './generated/seminar/hooks/favorite-seminar.ts';
export { unfavoriteSeminar, useUnfavoriteSeminar } from './generated/seminar/hooks/unfavorite-seminar.ts';
export {
  listSeminarApplications,
  getListSeminarApplicationsQueryKey,
  getListSeminarApplicationsQueryOptions,
  invalidateListSeminarApplications,
  prefetchListSeminarApplicationsQuery,
  useListSeminarApplications,
  useListSeminarApplicationsSuspense,
} from './generated/seminar/hooks/list-seminar-applications.ts';
export { applyToSeminar, useApplyToSeminar } from './generated/seminar/hooks/apply-to-seminar.ts';
export {
  getSeminarCounters,
  getGetSeminarCountersQueryKey as getSeminarCountersQueryKey,
  getGetSeminarCountersQueryOptions as getSeminarCountersQueryOptions,
  invalidateGetSeminarCounters as invalidateSeminarCounters,
  prefetchGetSeminarCountersQuery as prefetchSeminarCountersQuery,
  useGetSeminarCounters as useSeminarCounters,
  useGetSeminarCountersSuspense as useSeminarCountersSuspense,
} from './generated/seminar/hooks/get-seminar-counters.ts';
export {
  cancelSeminarApplication,
  useCancelSeminarApplication,
} from './generated/seminar/hooks/cancel-seminar-application.ts';
export {
  getStudentSeminarSummary,
  getGetStudentSeminarSummaryQueryKey as getStudentSeminarSummaryQueryKey,
  getGetStudentSeminarSummaryQueryOptions as getStudentSeminarSummaryQueryOptions,
  invalidateGetStudentSeminarSummary as invalidateStudentSeminarSummary,
  prefetchGetStudentSeminarSummaryQuery as prefetchStudentSeminarSummaryQuery,
  useGetStudentSeminarSummary as useStudentSeminarSummary,
  useGetStudentSeminarSummarySuspense as useStudentSeminarSummarySuspense,
} from './generated/seminar/hooks/get-student-seminar-summary.ts';
export {
  listSeminarFeedbackQuestions,
  getListSeminarFeedbackQuestionsQueryKey,
  getListSeminarFeedbackQuestionsQueryOptions,
  invalidateListSeminarFeedbackQuestions,
  prefetchListSeminarFeedbackQuestionsQuery,
  useListSeminarFeedbackQuestions,
  useListSeminarFeedbackQuestionsSuspense,
} from './generated/seminar/hooks/list-seminar-feedback-questions.ts';
export {
  createSeminarFeedback,
  useCreateSeminarFeedback,
} from './generated/seminar/hooks/create-seminar-feedback.ts';
export type {
  Audience,
  CategoryLabel,
  CompanySummary,
  DeviceRule,
  EmployeeBand,
  EntityLabel,
  EntityType,
  FeedbackItem,
  FeedbackQuestion,
  FeedbackRating,
  FeedbackScale,
  FeedbackStatus,
  FeedbackText,
  GetSeminarCountersParams,
  GetStudentSeminarSummaryParams,
  GetStudentSeminarSummaryPeriod,
  ListFavoriteSeminarsParams,
  ListSeminarApplicationsParams,
  ListSeminarsParams,
  ListUniversitySeminarsParams,
  Location,
  MeetingStyle,
  Participant,
  Period,
  ProgramEntry,
  Seminar,
  SeminarAction,
  SeminarApplication,
  SeminarApplicationRequest,
  SeminarApplicationStatus,
  SeminarCancelReason,
  SeminarCancelRequest,
  SeminarCounters,
  SeminarDetail,
  SeminarDocument,
  SeminarEligibility,
  SeminarEligibilityReason,
  SeminarEligibilityStatus,
  SeminarFeedback,
  SeminarFeedbackRequest,
  SeminarMonthCount,
  SeminarPage,
  SeminarResult,
  Stock,
  StudentSeminarSummary,
} from './generated/seminar/model/index.ts';
