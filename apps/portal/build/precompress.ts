import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.json', '.svg', '.woff', '.ttf']);

/** Below this many bytes a packet carries the file either way. */
const smallest = 1024;

/** The strongest setting of brotli. */
const strongest = 11;

/** Of a large font the strongest takes ten times as long for a twentieth less. */
const qualityOf = (extension: string) => (extension === '.ttf' ? 9 : strongest);

/** Compresses one file as a server would send it, at the strongest setting unless another is named. */
export const brotli = (contents: Buffer, quality = strongest): Buffer =>
  brotliCompressSync(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    },
  });

/**
 * Writes `.br` and `.gz` beside every built file worth it, so that the server compresses nothing while somebody waits.
 * The page itself is left alone: the server writes the settings into it.
 */
export const precompress = (): Plugin => {
  let folder = '';
  return {
    name: 'michi:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => {
      // A build that was refused has written nothing, and its own reason is the one to be read.
      if (!existsSync(folder)) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const extension = extname(entry.name);
        if (!entry.isFile() || !compressible.has(extension)) continue;
        const path = join(entry.parentPath, entry.name);
        const contents = readFileSync(path);
        if (contents.length < smallest) continue;
        writeFileSync(`${path}.br`, brotli(contents, qualityOf(extension)));
        writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
      }
    },
  };
};
