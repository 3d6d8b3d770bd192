import type { ScreenRoute } from '../shared/navigation/screenRoute.ts';
import { areaOf, type AreaRoute } from './routes.tsx';
import { screenRoutes } from './screenRoutes.ts';

const modulesOf = async ({ handle: { queries, lazyChild }, lazy }: ScreenRoute | AreaRoute) =>
  Promise.all([lazy.Component(), queries?.(), lazyChild?.().then((found) => found.default)]);

/** The components and queries that each route loads first, by path. The build preloads the files that export them. */
export async function routeModules(): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const modules: Record<string, readonly unknown[]> = {};
  for (const route of screenRoutes) {
    const area = areaOf(route);
    const ofArea = area === undefined ? [] : await modulesOf(area);
    modules[route.path] = [...ofArea, ...(await modulesOf(route))].filter((one) => one !== undefined);
  }
  return modules;
}
