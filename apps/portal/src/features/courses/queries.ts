import { getListCoursesQueryOptions } from '@michi/api/common';
import { keepPreviousData } from '@tanstack/react-query';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { courses, type CoursesAddress } from './coursesAddress.ts';

/** Courses on a page. */
export const pageSize = 20;

/** One of all courses: the page says how many there are. */
export const allCoursesQuery = getListCoursesQueryOptions({ size: 1 });

/** One of the completed courses: the page says how many there are. */
export const completedCoursesQuery = getListCoursesQueryOptions({ size: 1, isCompleted: true });

/** A page of a tab. */
export const coursesQuery = ({ page, tab }: CoursesAddress) =>
  getListCoursesQueryOptions(
    { page, size: pageSize, ...tab.filter },
    { query: { placeholderData: keepPreviousData } },
  );

/** Queries of the screen. */
export const coursesQueries: ScreenQueries = ({ searchParams }) => [
  allCoursesQuery,
  completedCoursesQuery,
  coursesQuery(courses.read(searchParams)),
];
