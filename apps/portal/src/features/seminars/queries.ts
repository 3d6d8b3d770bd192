import { getShowSeminarQueryOptions } from '@michi/api/seminar';

/** One seminar; disabled without an id. */
export const seminarQuery = (id: string) => getShowSeminarQueryOptions(id, { query: { enabled: id !== '' } });
