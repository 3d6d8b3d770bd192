import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Puts a `.br` and a `.gz` beside each text file of a built folder, for the server to send as they are.
// Usage: node compress.ts <folder>

const TEXT = /\.(?:js|css|svg|json|webmanifest|txt|map)$/;

/** Bytes below which compressing saves nothing. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await gz(content, { level: 9 }));
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: node compress.ts <folder>');
const paths = (await readdir(folder, { recursive: true }))
  .filter((path) => TEXT.test(path))
  .map((path) => join(folder, path));
for (const path of paths) {
  if ((await stat(path)).size >= SMALLEST) await compressFile(path);
}
