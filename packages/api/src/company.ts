/** The company service: companies and their industries. Hooks, calls, query keys and types; made from `specs/company`. */
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
export type {
  Benefit,
  Category,
  CategoryLabel,
  CategoryNode,
  CompanyDetail,
  CompanyPage,
  CompanySummary,
  Currency,
  EmployeeBand,
  IndustryTree,
  ListCompaniesParams,
  ListIndustriesParams,
  Location,
  Money,
  Retention,
  Scholarship,
  SmokingPolicy,
  Stock,
  WorkingDay,
} from './generated/company/model/index.ts';
