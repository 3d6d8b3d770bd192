import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { workspaceSources } from '@michi/config/workspace-sources';
import { build, type Plugin } from 'vite';
import { earlyScreens, studentArea } from '../src/app/early-data/earlyScreens.ts';
import type { EarlyFiles } from '../src/app/early-data/requestEarlyData.ts';
import en from '../src/shared/locales/en.json' with { type: 'json' };
import jp from '../src/shared/locales/jp.json' with { type: 'json' };
import { filesOf, readManifest, translationsOf, type Manifest } from './manifest.ts';

const portal = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(portal, path), 'utf8');

/** Bundles a module and its imports as one classic script. `define` replaces names in it by JSON values. */
export const inlineScript = async (path: string, define: Readonly<Record<string, string>> = {}) => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [workspaceSources()],
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(portal, path), output: { format: 'iife' } },
    },
  });
  const [script, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk' || others.length > 0) throw new Error(`${path} is not one script`);
  return script.code.trim();
};

/** The files of each early screen, by path. */
const earlyFiles = (manifest: Manifest): Readonly<Record<string, EarlyFiles>> =>
  Object.fromEntries(
    earlyScreens.map(({ path, file, namespaces }) => {
      const all = [...studentArea.namespaces, ...namespaces];
      const translations = {
        en: translationsOf(manifest, 'en', all),
        ja: translationsOf(manifest, 'jp', all),
      };
      return [path, { ...filesOf(manifest, [studentArea.file, file]), translations }];
    }),
  );

/** Puts everything into the page that it shows and starts before any other file has arrived. */
const complete = async (html: string, files: Readonly<Record<string, EarlyFiles>>): Promise<string> => {
  const script = await inlineScript('src/app/bootScript.ts', { EARLY_FILES: JSON.stringify(files) });
  const style = read('src/app/bootPage.css').replaceAll(/\/\*.*?\*\/|\s+/g, ' ');
  const mark = read('public/icons/icon.svg');
  const withTexts = Object.entries({ en, jp }).reduce(
    (page, [language, { loadingApplication, loadingFailed }]) =>
      page
        .replace(`{{${language}.loadingApplication}}`, loadingApplication)
        .replace(`{{${language}.loadingFailed}}`, loadingFailed),
    html,
  );
  return withTexts
    .replace('{{icon}}', () => `data:image/svg+xml,${encodeURIComponent(mark)}`)
    .replace('<!-- mark -->', () => mark.replace('<svg ', '<svg aria-hidden="true" width="48" height="48" '))
    .replace('<!-- boot -->', () => `<style>${style}</style><script>${script}</script>`);
};

/**
 * Completes the page that every screen starts from: the loading screen in both languages (specs/COVERAGE.md, section 2)
 * and the script that sets theme and language and requests the first files and data. All of it is inline; the server's
 * policy lists the inline parts.
 */
export const bootPage = (): Plugin => {
  let folder = '';
  let isMocked = false;
  return {
    name: 'michi:boot-page',
    configResolved: ({ root, mode, build: { outDir } }) => {
      folder = resolve(root, outDir);
      isMocked = mode === 'mocks';
    },
    // In a build the names of the files are known only afterwards.
    transformIndexHtml: (html, { server }) => (server === undefined ? html : complete(html, {})),
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const path = join(folder, 'index.html');
        const html = await readFile(path, 'utf8');
        await writeFile(path, await complete(html, isMocked ? {} : earlyFiles(readManifest(folder))));
      },
    },
  };
};
