import { getProfileQueryOptions } from '@michi/api/user';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';

/** Who is signed in: every screen of a student reads it. */
export const studentAreaQueries: ScreenQueries = () => [getProfileQueryOptions()];
