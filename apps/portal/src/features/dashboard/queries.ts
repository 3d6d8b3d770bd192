import { getStudentJobSummaryQueryOptions } from '@michi/api/job';
import { getStudentSeminarSummaryQueryOptions } from '@michi/api/seminar';
import { keepPreviousData } from '@tanstack/react-query';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { readPeriod, type Period } from './period.ts';

/** Summary of the student's applications over a period. */
export const summaryQuery = (period: Period) =>
  getStudentJobSummaryQueryOptions({ period }, { query: { placeholderData: keepPreviousData } });

/** The student's seminars, over a period. */
export const seminarSummaryQuery = (period: Period) =>
  getStudentSeminarSummaryQueryOptions({ period }, { query: { placeholderData: keepPreviousData } });

/** What the screen asks for first. */
export const dashboardQueries: ScreenQueries = ({ searchParams }) => {
  const period = readPeriod(searchParams);
  return [summaryQuery(period), seminarSummaryQuery(period)];
};
