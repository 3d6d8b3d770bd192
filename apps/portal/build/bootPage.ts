import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceSources } from '@michi/config/workspace-sources';
import { build, type Plugin } from 'vite';
import { earlyScreens, studentArea, type EarlyFiles } from '../src/app/boot/earlyData.ts';
import { filesOf, readManifest, translationsOf, type Manifest } from './manifest.ts';
import { prerenderLogin } from './prerenderLogin.ts';

const earlyFiles = (manifest: Manifest): Readonly<Record<string, EarlyFiles>> =>
  Object.fromEntries(
    earlyScreens.map(({ path, file, namespaces }) => {
      const translations = translationsOf(manifest, [...studentArea.namespaces, ...namespaces]);
      return [path, { ...filesOf(manifest, [studentArea.file, file]), translations }];
    }),
  );

const entry = join(import.meta.dirname, '../src/app/boot/bootScript.ts');

/** Puts the page's first script into it, bundled as a classic script. */
const withFirstScript = async (html: string, files: ReturnType<typeof earlyFiles>): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [workspaceSources()],
    define: { EARLY_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [script, ...others] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (script?.type !== 'chunk' || others.length > 0) throw new Error('The first script is not one file');
  return html.replace('<!-- first script -->', () => `<script>${script.code.trim()}</script>`);
};

/** Completes the page that every screen starts from, and prerenders the login page. The server's policy lists the inline parts. */
export const bootPage = (): Plugin => ({
  name: 'michi:boot-page',
  // In a build the names of the files are known only afterwards.
  transformIndexHtml: (html, { server }) => (server === undefined ? html : withFirstScript(html, {})),
  async writeBundle({ dir = '' }) {
    const manifest = readManifest(dir);
    const html = await readFile(join(dir, 'index.html'), 'utf8');
    const page = await withFirstScript(html, earlyFiles(manifest));
    await writeFile(join(dir, 'index.html'), page);
    await prerenderLogin(dir, page, manifest);
  },
});
