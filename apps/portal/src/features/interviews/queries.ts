import { getShowInterviewQueryOptions } from '@michi/api/job';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** One interview; nothing is asked for without an id. */
export const interviewQuery = (id: string) =>
  getShowInterviewQueryOptions(id, { query: { enabled: id !== '' } });

/** What the screen asks for. */
export const interviewQueries: ScreenQueries = ({ searchParams }) => [
  interviewQuery(searchParams.get('id') ?? ''),
];
