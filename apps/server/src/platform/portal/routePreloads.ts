import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const preloadsSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

/** What the page of a route may ask for at once: parts of its head. */
export interface RouteHead {
  readonly styles: string;
  readonly scripts: string;
}

/** By the route's path. */
export type RouteHeads = Readonly<Record<string, RouteHead>>;

/**
 * Reads what the portal's build has written down of its routes. A build that has written nothing gives nothing: then
 * each page fetches its parts once the portal's first script has run.
 */
export async function readRouteHeads(folder: string): Promise<RouteHeads> {
  const text = await readFile(join(folder, 'preloads.json'), 'utf8').catch(() => '{}');
  const preloads = preloadsSchema.parse(JSON.parse(text));
  return Object.fromEntries(
    Object.entries(preloads).map(([path, { scripts, styles }]) => [
      path,
      {
        styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join(''),
        scripts: scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join(''),
      },
    ]),
  );
}

const firstModule = '<script type="module"';

/**
 * A page with what its route begins with. Nothing is shown before the styles are there, so they are asked for before the
 * scripts, which would take all connections of a slow line.
 */
export const withRouteHead = (html: string, { styles, scripts }: RouteHead): string =>
  html.replace(firstModule, () => styles + firstModule).replace('</head>', () => `${scripts}</head>`);
