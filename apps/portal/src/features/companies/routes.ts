import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** Lists of companies, and a company by each way that leads to it. */
export const companyRoutes: readonly ScreenRoute[] = [
  {
    path: paths.companies,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompaniesScreen.tsx')).CompaniesScreen,
    },
  },
  {
    path: paths.viewedProfile,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompaniesScreen.tsx')).CompaniesScreen,
    },
  },
  {
    path: paths.publicJobCompany,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen,
      loader: async () => (await import('./companyLoader.ts')).companyLoader,
    },
  },
  {
    path: paths.universityJobCompany,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen,
      loader: async () => (await import('./companyLoader.ts')).companyLoader,
    },
  },
  {
    path: paths.publicSeminarCompany,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen,
      loader: async () => (await import('./companyLoader.ts')).companyLoader,
    },
  },
  {
    path: paths.universitySeminarCompany,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen,
      loader: async () => (await import('./companyLoader.ts')).companyLoader,
    },
  },
  {
    path: paths.favoriteCompany,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen,
      loader: async () => (await import('./companyLoader.ts')).companyLoader,
    },
  },
  {
    path: paths.sponsorCompany,
    handle: { words: ['companies'] },
    lazy: {
      Component: async () => (await import('./CompanyScreen.tsx')).CompanyScreen,
      loader: async () => (await import('./companyLoader.ts')).companyLoader,
    },
  },
];
