import { getShowInterviewQueryOptions } from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** Disabled without an id. */
export const interviewQuery = (id: string) =>
  getShowInterviewQueryOptions(id, { query: { enabled: id !== '' } });

export const interviewQueries: ScreenQueries = ({ searchParams }) => [
  interviewQuery(searchParams.get('id') ?? ''),
];
