import type { inferParserType } from 'nuqs/server';
import { addressOf, asNumbered, asPage } from '../../shared/navigation/searchParams.ts';
import { paths } from '../../shared/navigation/paths.ts';

/** The tabs of the courses, each with the contract's filter; a tab's number is its place. */
export const courseTabs = [
  { name: 'all', filter: {} },
  { name: 'toDo', filter: { isCompleted: false } },
  { name: 'done', filter: { isCompleted: true } },
] as const;

/** One of the tabs. */
export type CourseTab = (typeof courseTabs)[number];

const codecs = { tab: asNumbered<CourseTab>(courseTabs), page: asPage };

/** State of the courses in the address. */
export type CoursesAddress = Readonly<inferParserType<typeof codecs>>;

/** The courses. */
export const courses = addressOf(paths.courses, codecs);
