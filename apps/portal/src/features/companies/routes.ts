import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

const company: Omit<ScreenRoute, 'path'> = {
  handle: {
    title: 'companies:title',
    namespaces: ['companies'],
    access: 'students',
    queries: async () => (await import('./queries.ts')).companyQueries,
  },
  lazy: { Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen },
};

/** Lists of companies, and a company under each list that links to it. */
export const companyRoutes: readonly ScreenRoute[] = [
  {
    path: paths.companies,
    handle: {
      title: 'companies:list.title',
      namespaces: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companiesQueries,
    },
    lazy: { Component: async () => (await import('./CompaniesScreen.tsx')).CompaniesScreen },
  },
  {
    path: paths.viewedProfile,
    handle: {
      title: 'companies:list.viewed',
      namespaces: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).profileViewsQueries,
    },
    lazy: { Component: async () => (await import('./CompaniesScreen.tsx')).CompaniesScreen },
  },
  { path: paths.listedCompany, ...company },
  { path: paths.viewedProfileCompany, ...company },
  { path: paths.publicJobCompany, ...company },
  { path: paths.universityJobCompany, ...company },
  { path: paths.publicSeminarCompany, ...company },
  { path: paths.universitySeminarCompany, ...company },
  { path: paths.favoriteCompany, ...company },
  { path: paths.sponsorCompany, ...company },
];
