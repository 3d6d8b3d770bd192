import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';
import { z } from 'zod';
import { paths } from '../src/shared/paths.ts';
import { workerPath } from '../src/shared/push/workerPath.ts';
import type { PortalFiles } from '../src/worker/serveOffline.ts';
import { firstWordsStart } from './bootPage.ts';
import { classicScript } from './classicScript.ts';
import { openSources } from './sources.ts';

const entry = fileURLToPath(new URL('../src/worker/serviceWorker.ts', import.meta.url));

/** An address that every host of the portal answers with the page of every screen. */
const page = '/student';

/** The pages of visitors that are kept beside those that visits of a student begin with. */
const visitorPages = [paths.login, paths.register, paths.forgotPassword];

/** The pages that visits begin with, as the portal's routes tell it. */
async function readEntryPages(root: string): Promise<readonly string[]> {
  const { load, close } = await openSources(root);
  try {
    const { entryPaths } = await load('/src/app/first-answers/entries.ts');
    if (typeof entryPaths !== 'function') throw new TypeError('Nobody tells what visits begin with');
    return [...visitorPages, ...z.array(z.string()).parse(Reflect.apply(entryPaths, undefined, []))];
  } finally {
    await close();
  }
}

/** During development there are no built files to keep. */
const noFiles: PortalFiles = { release: '', page, beginnings: [], shell: [], rest: [] };

/** The portal's worker as one classic script, which every browser with workers runs. */
export const serviceWorkerScript = (files: PortalFiles = noFiles): Promise<string> =>
  classicScript(entry, { __PORTAL_FILES__: JSON.stringify(files) });

/** Parts that few students open, or none, or that are too large for a visit that did not ask for them. */
const elsewhere =
  /\/features\/(admin|resume)\/|\/app\/layouts\/Admin|\/packages\/resume-document\/|\/node_modules\/(firebase|@firebase|pdfjs-dist|mammoth)\//;

/** Characters of a script that is kept before it is asked for; libraries of whole editors and readers are longer. */
const longest = 400_000;

/** A script that also holds something else is needed by others too, as the one with the addresses of all words. */
const isElsewhere = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.length > 0 && moduleIds.every((id) => elsewhere.test(id));

const isWanted = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): boolean =>
  file.type === 'chunk'
    ? file.isEntry || (file.code.length <= longest && !isElsewhere(file))
    : /\.(css|json)$/.test(file.fileName) &&
      // Their words are kept part by part.
      !file.fileName.startsWith(firstWordsStart) &&
      !file.originalFileNames.some((name) => elsewhere.test(`/${name}`));

/** A script with all that it cannot run without. */
const withImports = (
  bundle: Rolldown.OutputBundle,
  fileName: string,
  found = new Set<string>(),
): Set<string> => {
  const file = bundle[fileName];
  if (file?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const name of file.viteMetadata?.importedCss ?? []) found.add(name);
  for (const name of file.imports) withImports(bundle, name, found);
  return found;
};

/** What of a build is kept on the device, and by which name its release goes. */
const filesOf = (bundle: Rolldown.OutputBundle, beginnings: readonly string[]): PortalFiles => {
  const all = Object.values(bundle);
  const first = all.find((file) => file.type === 'chunk' && file.isEntry);
  const html = all.find(({ fileName }) => fileName === 'index.html');
  if (first === undefined || html?.type !== 'asset') throw new Error('The build has no page to keep');
  const needed = withImports(bundle, first.fileName);
  const kept = all
    .filter((file) => file.fileName.startsWith('assets/'))
    .filter(isWanted)
    .map(({ fileName }) => fileName)
    .toSorted();
  const revision = createHash('sha256').update(html.source).digest('base64url').slice(0, 8);
  return {
    release: `/${first.fileName}`,
    page,
    beginnings,
    shell: [
      { url: page, revision },
      ...kept.filter((name) => needed.has(name)).map((name) => ({ url: `/${name}`, revision: null })),
    ],
    rest: kept.filter((name) => !needed.has(name)).map((name) => `/${name}`),
  };
};

/**
 * Puts the portal's worker at its root, under a name of its own that never changes. It is built apart: it shares no file
 * with the pages, as those are replaced at every release and a worker outlives them.
 */
export const serviceWorker = (): Plugin => {
  let root = '';
  return {
    name: 'michi:service-worker',
    configResolved: (config) => {
      root = config.root;
    },
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // When every file has its name.
      order: 'post',
      async handler(_options, bundle) {
        const source = await serviceWorkerScript(filesOf(bundle, await readEntryPages(root)));
        this.emitFile({ type: 'asset', fileName: workerPath.slice(1), source });
      },
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(workerPath, (_request, response, next) => {
        serviceWorkerScript().then((script) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(script);
        }, next);
      });
    },
  };
};
