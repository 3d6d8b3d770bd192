import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const preloadsSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

/** What the page of a route may ask for at once: parts of its head, and of the end of its body. */
export interface RouteHead {
  readonly hints: string;
  readonly scripts: string;
  readonly styles: string;
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
        hints: styles.map((file) => `<link rel="preload" as="style" crossorigin href="${file}">`).join(''),
        scripts: scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`).join(''),
        styles: styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`).join(''),
      },
    ]),
  );
}

const firstModule = /<(?:script type="module"|link rel="modulepreload")/;

/**
 * A page with what its route begins with. No screen is shown before the styles are there, so they are asked for before the
 * scripts, which would take all connections of a slow line. They stand where the body ends: the words of loading before them
 * are shown without them.
 */
export const withRouteHead = (html: string, { hints, scripts, styles }: RouteHead): string =>
  html
    .replace(firstModule, (module) => hints + module)
    .replace('</head>', () => `${scripts}</head>`)
    .replace('</body>', () => `${styles}</body>`);
