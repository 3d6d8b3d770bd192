/**
 * The university service: universities, their sponsors, and appointments with counsellors.
 * Hooks, calls, query keys and types; made from `specs/university`.
 */
export {
  listUniversities,
  getListUniversitiesQueryKey,
  getListUniversitiesQueryOptions,
  invalidateListUniversities,
  prefetchListUniversitiesQuery,
  useListUniversities,
  useListUniversitiesSuspense,
} from './generated/university/hooks/list-universities.ts';
export {
  showUniversity,
  getShowUniversityQueryKey,
  getShowUniversityQueryOptions,
  invalidateShowUniversity,
  prefetchShowUniversityQuery,
  useShowUniversity,
  useShowUniversitySuspense,
} from './generated/university/hooks/show-university.ts';
export {
  listSponsors,
  getListSponsorsQueryKey,
  getListSponsorsQueryOptions,
  invalidateListSponsors,
  prefetchListSponsorsQuery,
  useListSponsors,
  useListSponsorsSuspense,
} from './generated/university/hooks/list-sponsors.ts';
export {
  listCounsellings,
  getListCounsellingsQueryKey,
  getListCounsellingsQueryOptions,
  invalidateListCounsellings,
  prefetchListCounsellingsQuery,
  useListCounsellings,
  useListCounsellingsSuspense,
} from './generated/university/hooks/list-counsellings.ts';
export { createCounselling, useCreateCounselling } from './generated/university/hooks/create-counselling.ts';
export { updateCounselling, useUpdateCounselling } from './generated/university/hooks/update-counselling.ts';
export {
  showCounselling,
  getShowCounsellingQueryKey,
  getShowCounsellingQueryOptions,
  invalidateShowCounselling,
  prefetchShowCounsellingQuery,
  useShowCounselling,
  useShowCounsellingSuspense,
} from './generated/university/hooks/show-counselling.ts';
export {
  listCounsellingSlots,
  getListCounsellingSlotsQueryKey,
  getListCounsellingSlotsQueryOptions,
  invalidateListCounsellingSlots,
  prefetchListCounsellingSlotsQuery,
  useListCounsellingSlots,
  useListCounsellingSlotsSuspense,
} from './generated/university/hooks/list-counselling-slots.ts';
export {
  showCounsellingRules,
  getShowCounsellingRulesQueryKey,
  getShowCounsellingRulesQueryOptions,
  invalidateShowCounsellingRules,
  prefetchShowCounsellingRulesQuery,
  useShowCounsellingRules,
  useShowCounsellingRulesSuspense,
} from './generated/university/hooks/show-counselling-rules.ts';
export { getGetCounsellingCalendarFileUrl as getCounsellingCalendarFileUrl } from './generated/university/hooks/get-counselling-calendar-file.ts';
export {
  createCounsellingFile,
  useCreateCounsellingFile,
} from './generated/university/hooks/create-counselling-file.ts';
export { getGetCounsellingFileUrl as getCounsellingFileUrl } from './generated/university/hooks/get-counselling-file.ts';
export {
  deleteCounsellingFile,
  useDeleteCounsellingFile,
} from './generated/university/hooks/delete-counselling-file.ts';
export type {
  CalendarClash,
  Campus,
  CategoryLabel,
  CompanySummary,
  Counselling,
  CounsellingAction,
  CounsellingChangeRequest,
  CounsellingFile,
  CounsellingPage,
  CounsellingRequest,
  CounsellingRules,
  CounsellingSlot,
  CounsellingSlots,
  CounsellingStatus,
  CounsellingStyle,
  CounsellingTime,
  CounsellingTopic,
  CounsellorLabel,
  Department,
  EmployeeBand,
  Faculty,
  ListCounsellingSlotsParams,
  ListCounsellingsParams,
  ListSponsorsParams,
  ListUniversitiesParams,
  Location,
  ScheduleEntry,
  Sponsor,
  SponsorPage,
  Stock,
  University,
  UniversityDetail,
  UniversityPage,
} from './generated/university/model/index.ts';
