import type { ScreenRoute } from '../../shared/navigation/screenRoute.ts';
import { screenRoutes, studentArea } from '../routes.tsx';
import { namedByAddress } from './askFirst.ts';

/** A screen that visits of a student begin with, and an address of it. */
export interface Entry {
  readonly route: ScreenRoute;
  readonly address: string;
}

/** The screens that visits of a student begin with. */
export const entries: readonly Entry[] = screenRoutes
  .filter(({ handle }) => handle.isEntry !== undefined)
  .map((route) => ({
    route,
    address: route.handle.isEntry === 'byId' ? `${route.path}?id=${namedByAddress}` : route.path,
  }));

/** The namespaces of the words each of them says, by its path. The build runs it. */
export const firstWords = (): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    entries.map(({ route: { path, handle } }) => [
      path,
      [...new Set(['shared', ...studentArea.handle.words, ...handle.words])],
    ]),
  );
