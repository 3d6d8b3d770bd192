import type { QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { withQuery } from '../../shared/navigation/paths.ts';
import { areaOf } from '../routes.tsx';
import { screenRoutes } from '../screenRoutes.ts';
import { idPlaceholder } from './requestEarlyData.ts';

const parts = z.array(z.string());
const parameters = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Converts a generated query key into an address below `/api`: path segments, then optionally the parameters. */
const addressOf = (key: QueryKey): string => {
  const hasParameters = typeof key.at(-1) === 'object';
  const path = `/${parts.parse(hasParameters ? key.slice(0, -1) : key).join('/')}`;
  return hasParameters ? withQuery(path, parameters.parse(key.at(-1))) : path;
};

/**
 * For each screen that visits start on, by path: the requests of its queries and of its area's, and its namespaces.
 * Called by the build.
 */
export async function earlyScreens() {
  const screens: Record<string, { requests: readonly string[]; words: readonly string[] }> = {};
  for (const route of screenRoutes) {
    if (route.handle.earlyData === undefined) continue;
    const search = route.handle.earlyData === 'byId' ? `?id=${idPlaceholder}` : '';
    const address = new URL(route.path + search, 'https://portal.invalid');
    const handles = [areaOf(route), route].flatMap((each) => each?.handle ?? []);
    const found = await Promise.all(handles.map(async ({ queries }) => queries?.()));
    const queries = found.flatMap((each) => each?.(address) ?? []);
    screens[route.path] = {
      requests: queries.filter(({ enabled }) => enabled !== false).map(({ queryKey }) => addressOf(queryKey)),
      words: [...new Set(['shared', ...handles.flatMap(({ namespaces }) => namespaces)])],
    };
  }
  return screens;
}
