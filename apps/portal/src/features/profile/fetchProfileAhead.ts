import { getStudentProfileQueryOptions } from '@michi/api/user';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';

/** What the student told of themselves; the other half is at hand on every screen. */
export const fetchProfileAhead: DataAhead = (fetchAhead) => fetchAhead(getStudentProfileQueryOptions());
