import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { preloadsFile } from '../build/routePreloads.ts';

/**
 * Fails when a page of the build needs more scripts than it may: those of every page, of its route, and all that they
 * import, in kB (1,000 bytes) as brotli. `npm run bench -- pages` measures what a browser loads.
 */
const LIMITS: Readonly<Record<string, number>> = { '/app/login': 144, '/student/job/public-jobs': 203 };

/** Of every other page. */
const LIMIT = 260;

const dist = join(import.meta.dirname, '..', 'dist');
const read = (file: string): unknown => JSON.parse(readFileSync(join(dist, file), 'utf8'));

const chunks = z
  .record(
    z.string(),
    z.looseObject({
      file: z.string(),
      isEntry: z.boolean().optional(),
      imports: z.array(z.string()).optional(),
    }),
  )
  .parse(read('.vite/manifest.json'));
const routes = z
  .record(z.string(), z.looseObject({ scripts: z.array(z.string()) }))
  .parse(read(preloadsFile));

const everywhere = new Set(Object.keys(chunks).filter((name) => chunks[name]?.isEntry === true));
for (const name of everywhere) for (const imported of chunks[name]?.imports ?? []) everywhere.add(imported);
const ofEveryPage = [...everywhere].flatMap((name) => chunks[name]?.file ?? []);

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size =
    sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file)), { params }).length / 1000;
  sizes.set(file, size);
  return size;
}

for (const [path, { scripts }] of Object.entries(routes)) {
  const files = [...ofEveryPage, ...scripts.map((script) => script.slice(1))].filter((file) =>
    file.endsWith('.js'),
  );
  const size = [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);
  const limit = LIMITS[path] ?? LIMIT;
  if (size <= limit) continue;
  console.error(`${path}: ${size.toFixed(1)} kB of scripts, at most ${limit}`);
  process.exitCode = 1;
}
