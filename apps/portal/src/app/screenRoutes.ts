import type { ScreenRoute } from '../shared/navigation/screenRoute.ts';
import * as features from './features.ts';

/** Every lazily loaded screen of the portal. */
export const screenRoutes: readonly ScreenRoute[] = Object.values(features).flat();
