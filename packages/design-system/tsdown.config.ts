import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { library } from '@michi/config/library';
import { vanillaExtractPlugin } from '@vanilla-extract/rollup-plugin';
import { defineConfig, type Rolldown } from 'tsdown';
import packageJson from './package.json' with { type: 'json' };
import { tokenFiles } from './src/theme/tokenFiles.ts';

/** `Badge-D1dGZiTe.css` for the styles that `Badge.css.ts` describes. */
const styleSheetName = ([name = '']: readonly string[]): string =>
  `assets/${name.replace('.css.ts.vanilla', '')}`;

/** Adds the design tokens and `styles.css`, all style sheets in one, in the order in which importing every component would load them. */
const sheetAndTokens: Rolldown.Plugin = {
  name: 'sheet-and-tokens',
  generateBundle(_options, bundle) {
    const sheets = new Map<string, string>();
    const visited = new Set<string>();
    const textOf = (sheet: string): string => {
      const asset = bundle[sheet];
      return asset?.type === 'asset'
        ? asset.source.toString()
        : readFileSync(fileURLToPath(import.meta.resolve(sheet)), 'utf8');
    };
    const visit = (file: string): void => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || visited.has(file)) return;
      visited.add(file);
      chunk.imports.forEach(visit);
      for (const [, imported = ''] of chunk.code.matchAll(/^import "([^"]+\.css)";$/gm)) {
        const sheet = imported.startsWith('.') ? posix.join(posix.dirname(file), imported) : imported;
        sheets.set(sheet, textOf(sheet));
      }
    };
    for (const chunk of Object.values(bundle)) {
      // A declaration needs no styles, and a compiler finds no types of them.
      if (chunk.type === 'chunk' && chunk.fileName.endsWith('.d.ts')) {
        chunk.code = chunk.code.replaceAll(/^import "[^"]+\.css";\n/gm, '');
      }
    }
    visit('theme.js');
    Object.keys(bundle).forEach(visit);
    for (const [name, source] of Object.entries(tokenFiles())) {
      this.emitFile({ type: 'asset', fileName: `tokens/${name}`, source });
    }
    this.emitFile({ type: 'asset', fileName: 'styles.css', source: [...sheets.values()].join('\n') });
  },
};

export default defineConfig({
  ...library(packageJson),
  // A file for each source, which imports its own styles: an app gets those of the components it uses.
  unbundle: true,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), sheetAndTokens],
  outputOptions: {
    assetFileNames: ({ names }) => styleSheetName(names),
    // Components hold state and handlers: in React Server Components they are the client's.
    banner: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.tsx') ? "'use client';" : ''),
  },
});
