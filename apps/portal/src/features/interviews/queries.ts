import { getShowInterviewQueryOptions } from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** One interview; disabled without an id. */
export const interviewQuery = (id: string) =>
  getShowInterviewQueryOptions(id, { query: { enabled: id !== '' } });

/** Queries of the screen. */
export const interviewQueries: ScreenQueries = ({ searchParams }) => [
  interviewQuery(searchParams.get('id') ?? ''),
];
