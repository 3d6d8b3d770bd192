import { getStudentProfileQueryOptions } from '@michi/api/user';
import { prefetchLoader } from '../../shared/navigation/prefetch.ts';

/** What the student told of themselves; the other half is at hand on every screen. */
export const profileLoader = prefetchLoader((prefetch) => prefetch(getStudentProfileQueryOptions()));
