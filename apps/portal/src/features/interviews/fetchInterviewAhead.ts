import { getShowInterviewQueryOptions } from '@michi/api/job';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';

/** The interview an address names. */
export const fetchInterviewAhead: DataAhead = (fetchAhead, { searchParams }) => {
  const id = searchParams.get('id') ?? '';
  if (id !== '') fetchAhead(getShowInterviewQueryOptions(id));
};
