import { getShowInterviewQueryOptions } from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { openedIn } from '../../shared/navigation/searchParams.ts';

/** Disabled without an id. */
export const interviewQuery = (id: string) =>
  getShowInterviewQueryOptions(id, { query: { enabled: id !== '' } });

export const interviewQueries: ScreenQueries = ({ searchParams }) => [interviewQuery(openedIn(searchParams))];
