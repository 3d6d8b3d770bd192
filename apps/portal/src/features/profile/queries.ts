import { getStudentProfileQueryOptions } from '@michi/api/user';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** What the student told of themselves; the other half is at hand on every screen. */
export const studentProfileQuery = getStudentProfileQueryOptions();

/** What the profile and its editing ask for. */
export const profileQueries: ScreenQueries = () => [studentProfileQuery];
