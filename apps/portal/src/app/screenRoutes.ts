import type { ScreenRoute } from '../shared/navigation/screenRoute.ts';
import * as features from './features.ts';

/** Every screen of the portal that is fetched when it is visited. */
export const screenRoutes: readonly ScreenRoute[] = Object.values(features).flat();
