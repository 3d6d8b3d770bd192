import type { QueryKey } from '@tanstack/react-query';
import { z } from 'zod';
import { withQuery } from '../../shared/paths.ts';
import { screenRoutes, studentArea } from '../routes.tsx';
import { idPlaceholder } from './requestEarlyData.ts';

const parts = z.array(z.string());
const parameters = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The address below `/api` that a generated key stands for: the path in parts, and its parameters behind them. */
const addressOf = (key: QueryKey): string => {
  const hasParameters = typeof key.at(-1) === 'object';
  const path = `/${parts.parse(hasParameters ? key.slice(0, -1) : key).join('/')}`;
  return hasParameters ? withQuery(path, parameters.parse(key.at(-1))) : path;
};

/**
 * What each screen that visits begin with needs first, by path: the addresses its queries ask, those of the student's area
 * before them, and the namespaces of its words. The build runs it.
 */
export async function earlyScreens() {
  const areaQueries = await studentArea.handle.queries?.();
  const screens: Record<string, { requests: readonly string[]; words: readonly string[] }> = {};
  for (const { path, handle } of screenRoutes) {
    if (handle.earlyData === undefined) continue;
    const search = handle.earlyData === 'byId' ? `?id=${idPlaceholder}` : '';
    const address = new URL(path + search, 'https://portal.invalid');
    const queries = [...(areaQueries?.(address) ?? []), ...((await handle.queries?.())?.(address) ?? [])];
    screens[path] = {
      requests: queries.filter(({ enabled }) => enabled !== false).map(({ queryKey }) => addressOf(queryKey)),
      words: [...new Set(['shared', ...studentArea.handle.words, ...handle.words])],
    };
  }
  return screens;
}
