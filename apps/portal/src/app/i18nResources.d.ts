import type { ParseKeys } from 'i18next';
import type admin from '../features/admin/locales/en.json';
import type applications from '../features/applications/locales/en.json';
import type auth from '../features/auth/locales/en.json';
import type calendar from '../features/calendar/locales/en.json';
import type careerOffice from '../features/career-office/locales/en.json';
import type chat from '../features/chat/locales/en.json';
import type companies from '../features/companies/locales/en.json';
import type courses from '../features/courses/locales/en.json';
import type dashboard from '../features/dashboard/locales/en.json';
import type favorites from '../features/favorites/locales/en.json';
import type help from '../features/help/locales/en.json';
import type interviews from '../features/interviews/locales/en.json';
import type jobs from '../features/jobs/locales/en.json';
import type legal from '../features/legal/locales/en.json';
import type news from '../features/news/locales/en.json';
import type notifications from '../features/notifications/locales/en.json';
import type offers from '../features/offers/locales/en.json';
import type profile from '../features/profile/locales/en.json';
import type resume from '../features/resume/locales/en.json';
import type seminars from '../features/seminars/locales/en.json';
import type settings from '../features/settings/locales/en.json';
import type timesheet from '../features/timesheet/locales/en.json';
import type labels from '../shared/i18n/labels/locales/en.json';
import type person from '../shared/ui/person/locales/en.json';
import type push from '../shared/realtime/push/locales/en.json';
import type shared from '../shared/locales/en.json';
import type university from '../shared/ui/university/locales/en.json';
import type app from './locales/en.json';
import type mocks from './mocks/locales/en.json';

declare module 'i18next' {
  /** A key that English lacks is a type error; that Japanese has the same keys, a test sees to. */
  interface CustomTypeOptions {
    defaultNS: 'shared';
    resources: {
      readonly admin: typeof admin;
      readonly app: typeof app;
      readonly applications: typeof applications;
      readonly auth: typeof auth;
      readonly calendar: typeof calendar;
      readonly 'career-office': typeof careerOffice;
      readonly chat: typeof chat;
      readonly companies: typeof companies;
      readonly courses: typeof courses;
      readonly dashboard: typeof dashboard;
      readonly favorites: typeof favorites;
      readonly help: typeof help;
      readonly interviews: typeof interviews;
      readonly jobs: typeof jobs;
      readonly labels: typeof labels;
      readonly legal: typeof legal;
      readonly mocks: typeof mocks;
      readonly news: typeof news;
      readonly notifications: typeof notifications;
      readonly offers: typeof offers;
      readonly person: typeof person;
      readonly push: typeof push;
      readonly profile: typeof profile;
      readonly resume: typeof resume;
      readonly seminars: typeof seminars;
      readonly settings: typeof settings;
      readonly shared: typeof shared;
      readonly timesheet: typeof timesheet;
      readonly university: typeof university;
    };
  }
}

/** A key of the words around the screens. */
export type AppKey = ParseKeys<'app'>;
