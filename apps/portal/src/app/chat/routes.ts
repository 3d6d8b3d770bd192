import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

export const chatCompanyRoutes: readonly ScreenRoute[] = [
  {
    path: paths.chatCompany,
    handle: {
      title: 'chat:company.title',
      namespaces: ['chat', 'companies'],
      access: 'students',
      queries: async () => (await import('../../features/companies/queries.ts')).companyQueries,
    },
    lazy: {
      Component: async () => (await import('./ChatCompanyScreen.tsx')).ChatCompanyScreen,
    },
  },
];
