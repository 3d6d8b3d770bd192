/**
 * The common service: locations, courses, help, questions and feedback.
 * Hooks, calls, query keys and types; made from `specs/common`.
 */
export {
  listLocations,
  getListLocationsQueryKey,
  getListLocationsQueryOptions,
  invalidateListLocations,
  prefetchListLocationsQuery,
  useListLocations,
  useListLocationsSuspense,
} from './generated/common/hooks/list-locations.ts';
export {
  showPostalCode,
  getShowPostalCodeQueryKey,
  getShowPostalCodeQueryOptions,
  invalidateShowPostalCode,
  prefetchShowPostalCodeQuery,
  useShowPostalCode,
  useShowPostalCodeSuspense,
} from './generated/common/hooks/show-postal-code.ts';
export {
  listCourses,
  getListCoursesQueryKey,
  getListCoursesQueryOptions,
  invalidateListCourses,
  prefetchListCoursesQuery,
  useListCourses,
  useListCoursesSuspense,
} from './generated/common/hooks/list-courses.ts';
export {
  updateCourseCompletion,
  useUpdateCourseCompletion,
} from './generated/common/hooks/update-course-completion.ts';
export {
  listHelpCategories,
  getListHelpCategoriesQueryKey,
  getListHelpCategoriesQueryOptions,
  invalidateListHelpCategories,
  prefetchListHelpCategoriesQuery,
  useListHelpCategories,
  useListHelpCategoriesSuspense,
} from './generated/common/hooks/list-help-categories.ts';
export {
  listHelps,
  getListHelpsQueryKey,
  getListHelpsQueryOptions,
  invalidateListHelps,
  prefetchListHelpsQuery,
  useListHelps,
  useListHelpsSuspense,
} from './generated/common/hooks/list-helps.ts';
export {
  findHelps,
  getFindHelpsQueryKey,
  getFindHelpsQueryOptions,
  invalidateFindHelps,
  prefetchFindHelpsQuery,
  useFindHelps,
  useFindHelpsSuspense,
} from './generated/common/hooks/find-helps.ts';
export {
  listQuestions,
  getListQuestionsQueryKey,
  getListQuestionsQueryOptions,
  invalidateListQuestions,
  prefetchListQuestionsQuery,
  useListQuestions,
  useListQuestionsSuspense,
} from './generated/common/hooks/list-questions.ts';
export { createQuestion, useCreateQuestion } from './generated/common/hooks/create-question.ts';
export {
  showQuestion,
  getShowQuestionQueryKey,
  getShowQuestionQueryOptions,
  invalidateShowQuestion,
  prefetchShowQuestionQuery,
  useShowQuestion,
  useShowQuestionSuspense,
} from './generated/common/hooks/show-question.ts';
export { readQuestion, useReadQuestion } from './generated/common/hooks/read-question.ts';
export { createAnswer, useCreateAnswer } from './generated/common/hooks/create-answer.ts';
export {
  listFeedbacks,
  getListFeedbacksQueryKey,
  getListFeedbacksQueryOptions,
  invalidateListFeedbacks,
  prefetchListFeedbacksQuery,
  useListFeedbacks,
  useListFeedbacksSuspense,
} from './generated/common/hooks/list-feedbacks.ts';
export { createFeedback, useCreateFeedback } from './generated/common/hooks/create-feedback.ts';
export type {
  Answer,
  AnswerRequest,
  CategoryLabel,
  Course,
  CourseCompletion,
  CoursePage,
  Feedback,
  FeedbackPage,
  FeedbackRequest,
  FindHelpsParams,
  Help,
  HelpCategory,
  IndustryInterest,
  IndustryInterestInput,
  JobFactor,
  JobFactorImportance,
  ListCoursesParams,
  ListFeedbacksParams,
  ListQuestionsParams,
  Location,
  PostalAddress,
  Question,
  QuestionDetail,
  QuestionPage,
  QuestionRequest,
  QuestionStatus,
  SatisfactionScales,
} from './generated/common/model/index.ts';
