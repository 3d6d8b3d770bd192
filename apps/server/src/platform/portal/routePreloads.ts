import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const preloadsSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

/** The head elements of each route, by path. */
export type RouteHeads = Readonly<Record<string, string>>;

/**
 * Reads the preloads that the portal's build wrote per route. Without them a page loads its parts after the first
 * script.
 */
export async function readRouteHeads(folder: string): Promise<RouteHeads> {
  const text = await readFile(join(folder, 'preloads.json'), 'utf8').catch(() => '{}');
  const preloads = preloadsSchema.parse(JSON.parse(text));
  return Object.fromEntries(
    Object.entries(preloads).map(([path, { scripts, styles }]) => [
      path,
      [
        ...styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
        ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ].join(''),
    ]),
  );
}
