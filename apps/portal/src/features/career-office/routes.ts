import type { ScreenHandle, ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

const office: Omit<ScreenHandle, 'title'> = {
  namespaces: ['career-office', 'university'],
  access: 'students',
  ofUniversity: true,
};

/** The career office: appointments, counsellors, the university and its sponsors. */
export const careerOfficeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.careerOffice,
    handle: { ...office, title: 'career-office:title' },
    lazy: { Component: async () => (await import('./CareerOfficeScreen.tsx')).CareerOfficeScreen },
  },
  {
    path: paths.booking,
    handle: { ...office, title: 'career-office:book' },
    lazy: { Component: async () => (await import('./BookingScreen.tsx')).BookingScreen },
  },
  {
    path: paths.counsellors,
    handle: { ...office, title: 'career-office:counsellors.title' },
    lazy: { Component: async () => (await import('./CounsellorsScreen.tsx')).CounsellorsScreen },
  },
  {
    path: paths.counsellor,
    handle: { ...office, title: 'career-office:counsellor.title' },
    lazy: { Component: async () => (await import('./CounsellorScreen.tsx')).CounsellorScreen },
  },
  {
    path: paths.universityProfile,
    handle: { ...office, title: 'career-office:university.title' },
    lazy: { Component: async () => (await import('./UniversityProfileScreen.tsx')).UniversityProfileScreen },
  },
  {
    path: paths.sponsors,
    handle: { ...office, title: 'career-office:sponsors.title' },
    lazy: { Component: async () => (await import('./SponsorsScreen.tsx')).SponsorsScreen },
  },
];
