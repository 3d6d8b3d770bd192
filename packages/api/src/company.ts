/**
 * The company service: companies, their industries, and who looked at your profile.
 * Hooks, calls, query keys and types; made from `specs/company`.
 */
export {
  listCompanies,
  getListCompaniesQueryKey,
  getListCompaniesQueryOptions,
  invalidateListCompanies,
  prefetchListCompaniesQuery,
  useListCompanies,
  useListCompaniesSuspense,
} from './generated/company/hooks/list-companies.ts';
export {
  showCompany,
  getShowCompanyQueryKey,
  getShowCompanyQueryOptions,
  invalidateShowCompany,
  prefetchShowCompanyQuery,
  useShowCompany,
  useShowCompanySuspense,
} from './generated/company/hooks/show-company.ts';
export {
  listIndustries,
  getListIndustriesQueryKey,
  getListIndustriesQueryOptions,
  invalidateListIndustries,
  prefetchListIndustriesQuery,
  useListIndustries,
  useListIndustriesSuspense,
} from './generated/company/hooks/list-industries.ts';
export {
  listAllCompanies,
  getListAllCompaniesQueryKey,
  getListAllCompaniesQueryOptions,
  invalidateListAllCompanies,
  prefetchListAllCompaniesQuery,
  useListAllCompanies,
  useListAllCompaniesSuspense,
} from './generated/company/hooks/list-all-companies.ts';
export {
  listProfileViews,
  getListProfileViewsQueryKey,
  getListProfileViewsQueryOptions,
  invalidateListProfileViews,
  prefetchListProfileViewsQuery,
  useListProfileViews,
  useListProfileViewsSuspense,
} from './generated/company/hooks/list-profile-views.ts';
export type {
  Benefit,
  Category,
  CategoryLabel,
  CategoryNode,
  CompanyDetail,
  CompanyName,
  CompanyPage,
  CompanySummary,
  Currency,
  EmployeeBand,
  IndustryTree,
  ListAllCompaniesParams,
  ListCompaniesParams,
  ListIndustriesParams,
  ListProfileViewsParams,
  Location,
  Money,
  ProfileView,
  ProfileViewPage,
  Retention,
  Scholarship,
  SmokingPolicy,
  Stock,
  Weekday,
} from './generated/company/model/index.ts';
