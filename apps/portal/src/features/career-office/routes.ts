import type { ScreenHandle, ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/navigation/paths.ts';

const handle: ScreenHandle = { words: ['career-office', 'university'], access: 'students' };

/** The career office: appointments, counsellors, the university and its sponsors. */
export const careerOfficeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.careerOffice,
    handle,
    lazy: { Component: async () => (await import('./CareerOfficeScreen.tsx')).CareerOfficeScreen },
  },
  {
    path: paths.booking,
    handle,
    lazy: { Component: async () => (await import('./BookingScreen.tsx')).BookingScreen },
  },
  {
    path: paths.counsellors,
    handle,
    lazy: { Component: async () => (await import('./CounsellorsScreen.tsx')).CounsellorsScreen },
  },
  {
    path: paths.counsellor,
    handle,
    lazy: { Component: async () => (await import('./CounsellorScreen.tsx')).CounsellorScreen },
  },
  {
    path: paths.universityProfile,
    handle,
    lazy: { Component: async () => (await import('./UniversityProfileScreen.tsx')).UniversityProfileScreen },
  },
  {
    path: paths.sponsors,
    handle,
    lazy: { Component: async () => (await import('./SponsorsScreen.tsx')).SponsorsScreen },
  },
];
