import type { ScreenRoute } from '../shared/navigation/screenRoute.ts';
import { adminArea, adminAreaRoutes, screenRoutes, studentArea, studentRoutes } from './routes.tsx';

/** What a screen is made of at first: what its `lazy` gives. */
const partsOf = async ({ handle: { queries, part }, lazy }: Omit<ScreenRoute, 'path'>) =>
  Promise.all([lazy.Component(), queries?.(), part?.().then((found) => found.default)]);

const areaOf = (route: ScreenRoute) =>
  studentRoutes.includes(route) ? studentArea : adminAreaRoutes.includes(route) ? adminArea : undefined;

/**
 * The components and loaders that each place of the portal needs at first, by path. The build runs it, and names the files
 * that export them in the place's document.
 */
export async function routeModules(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const parts: Record<string, readonly unknown[]> = {};
  for (const route of screenRoutes) {
    const area = areaOf(route);
    const ofArea = area === undefined ? [] : await partsOf(area);
    parts[route.path] = [...ofArea, ...(await partsOf(route))].filter((part) => part !== undefined);
  }
  return parts;
}
