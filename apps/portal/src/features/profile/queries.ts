import { getStudentProfileQueryOptions } from '@michi/api/user';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** The student's half of the profile; the personal half is loaded on every screen. */
export const studentProfileQuery = getStudentProfileQueryOptions();

export const profileQueries: ScreenQueries = () => [studentProfileQuery];
