import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { studentArea } from '../src/app/boot/earlyData.ts';
import { readManifest, withImports } from '../build/manifest.ts';

/**
 * Fails when a screen of the build needs more scripts than it may: those of every page, of the student's area and of
 * the screen, and all that they import, in kB (1,000 bytes) as brotli. `npm run bench -- pages` measures what a browser
 * loads.
 */
const LIMITS: Readonly<Record<string, number>> = {
  'src/features/auth/LoginScreen.tsx': 251,
};

/** Of every other screen. */
const LIMIT = 297;

/** Screens outside the student's area. */
const ALONE = /\/(auth|legal|admin)\//;

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = readManifest(dist);

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const size =
    sizes.get(file) ?? brotliCompressSync(readFileSync(join(dist, file)), { params }).length / 1000;
  sizes.set(file, size);
  return size;
}

const screens = Object.keys(manifest)
  .filter((source) => /^src\/.*Screen\.tsx$/.test(source))
  .map((source) => {
    const area = ALONE.test(source) ? [] : [studentArea.file];
    const files = withImports(manifest, ['index.html', ...area, source]);
    const scripts = [...files].filter((file) => file.endsWith('.js'));
    return { source, count: scripts.length, size: scripts.reduce((sum, file) => sum + sizeOf(file), 0) };
  });

const mean = (value: 'count' | 'size') =>
  (screens.reduce((sum, screen) => sum + screen[value], 0) / screens.length).toFixed(1);
console.log(`${screens.length} screens: on average ${mean('count')} scripts and ${mean('size')} kB`);
for (const { source, count, size } of screens) {
  const limit = LIMITS[source] ?? LIMIT;
  if (size <= limit) continue;
  console.error(`${source}: ${count} scripts and ${size.toFixed(1)} kB, at most ${limit}`);
  process.exitCode = 1;
}
