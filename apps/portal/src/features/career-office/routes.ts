import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { paths } from '../../shared/paths.ts';

/** The career office: appointments, counsellors, the university and its sponsors. */
export const careerOfficeRoutes: readonly ScreenRoute[] = [
  {
    path: paths.careerOffice,
    handle: { words: ['career-office', 'university'], access: 'students' },
    lazy: { Component: async () => (await import('./CareerOfficeScreen.tsx')).CareerOfficeScreen },
  },
  {
    path: paths.booking,
    handle: { words: ['career-office', 'university'], access: 'students' },
    lazy: { Component: async () => (await import('./BookingScreen.tsx')).BookingScreen },
  },
  {
    path: paths.counsellors,
    handle: { words: ['career-office', 'university'], access: 'students' },
    lazy: { Component: async () => (await import('./CounsellorsScreen.tsx')).CounsellorsScreen },
  },
  {
    path: paths.counsellor,
    handle: { words: ['career-office', 'university'], access: 'students' },
    lazy: { Component: async () => (await import('./CounsellorScreen.tsx')).CounsellorScreen },
  },
  {
    path: paths.universityProfile,
    handle: { words: ['career-office', 'university'], access: 'students' },
    lazy: { Component: async () => (await import('./UniversityProfileScreen.tsx')).UniversityProfileScreen },
  },
  {
    path: paths.sponsors,
    handle: { words: ['career-office', 'university'], access: 'students' },
    lazy: { Component: async () => (await import('./SponsorsScreen.tsx')).SponsorsScreen },
  },
];
