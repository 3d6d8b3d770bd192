import type { inferParserType } from 'nuqs/server';
import { paths } from '../../shared/navigation/paths.ts';
import { addressOf, asNumbered, asPage, asSearch } from '../../shared/navigation/searchParams.ts';

/** Tabs with their filter in the contract; the index is the number in the address. */
export const courseTabs = [
  { name: 'all', filter: {} },
  { name: 'toDo', filter: { isCompleted: false } },
  { name: 'done', filter: { isCompleted: true } },
] as const;

export type CourseTab = (typeof courseTabs)[number];

const codecs = { tab: asNumbered<CourseTab>(courseTabs), search: asSearch, page: asPage };

export type CoursesAddress = Readonly<inferParserType<typeof codecs>>;

export const courses = addressOf(paths.courses, codecs);
