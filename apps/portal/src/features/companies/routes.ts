import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** Lists of companies, and a company by each way that leads to it. */
export const companyRoutes: readonly ScreenRoute[] = [
  {
    path: paths.companies,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companiesQueries,
    },
    lazy: { Component: async () => (await import('./CompaniesScreen.tsx')).CompaniesScreen },
  },
  {
    path: paths.viewedProfile,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).profileViewsQueries,
    },
    lazy: { Component: async () => (await import('./CompaniesScreen.tsx')).CompaniesScreen },
  },
  {
    path: paths.publicJobCompany,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companyQueries,
    },
    lazy: { Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen },
  },
  {
    path: paths.universityJobCompany,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companyQueries,
    },
    lazy: { Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen },
  },
  {
    path: paths.publicSeminarCompany,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companyQueries,
    },
    lazy: { Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen },
  },
  {
    path: paths.universitySeminarCompany,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companyQueries,
    },
    lazy: { Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen },
  },
  {
    path: paths.favoriteCompany,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companyQueries,
    },
    lazy: { Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen },
  },
  {
    path: paths.sponsorCompany,
    handle: {
      words: ['companies'],
      access: 'students',
      queries: async () => (await import('./queries.ts')).companyQueries,
    },
    lazy: { Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen },
  },
];
