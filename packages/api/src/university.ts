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
export type {
  Campus,
  CategoryLabel,
  CompanySummary,
  Counselling,
  CounsellingAction,
  CounsellingChangeRequest,
  CounsellingPage,
  CounsellingRequest,
  CounsellingStatus,
  CounsellingStyle,
  CounsellingTopic,
  CounsellorLabel,
  Department,
  EmployeeBand,
  Faculty,
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
