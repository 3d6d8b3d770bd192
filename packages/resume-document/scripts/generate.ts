/**
 * Generates `src/generated`: the fonts of the resumes as TrueType files, subset to the characters of Japanese forms,
 * and tables of their glyphs, widths and variants. `npm run generate -w @michi/resume-document`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { cutFaces } from './faces.ts';
import { writeRuns } from './runs.ts';

const folder = fileURLToPath(new URL('../src/generated/', import.meta.url));
const started = performance.now();

const faces = await cutFaces();
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const { name, file } of faces) await writeFile(`${folder}${name}.ttf`, file);

const entries = faces.map(({ name, widths }) => `  ${name}: '${writeRuns(widths)}',\n`);
const variants = faces.map((face) => `  ${face.name}: '${face.variants}',\n`);
await writeFile(
  `${folder}faceTables.ts`,
  `/** Made by scripts/generate.ts; disposable, never edited. */\nexport const faceTables = {\n${entries.join('')}};\n\nexport const faceVariants = {\n${variants.join('')}};\n`,
);
const seconds = ((performance.now() - started) / 1_000).toFixed(1);
const size = faces.reduce((sum, { file }) => sum + file.length, 0) / 1_000_000;
console.log(`cut ${faces.length} faces, ${size.toFixed(1)} MB, in ${seconds} s`);
