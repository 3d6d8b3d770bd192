import { getListCoursesQueryOptions } from '@michi/api/common';
import { keepPreviousData } from '@tanstack/react-query';
import { whatIsSet } from '../../shared/navigation/searchParams.ts';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { courses, type CoursesAddress } from './coursesAddress.ts';

export const pageSize = 20;

/** A page of one course, for the total. */
export const allCoursesQuery = getListCoursesQueryOptions({ size: 1 });

/** A page of one completed course, for the total. */
export const completedCoursesQuery = getListCoursesQueryOptions({ size: 1, isCompleted: true });

export const coursesQuery = ({ page, search, tab }: CoursesAddress) =>
  getListCoursesQueryOptions(
    { page, size: pageSize, ...tab.filter, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData } },
  );

export const coursesQueries: ScreenQueries = ({ searchParams }) => [
  allCoursesQuery,
  completedCoursesQuery,
  coursesQuery(courses.read(searchParams)),
];
