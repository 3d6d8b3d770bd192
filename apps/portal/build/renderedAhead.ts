import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';
import type { AheadRequest } from '../src/app/ahead/renderAhead.tsx';
import { languageTags } from '../src/shared/i18n/languages.ts';
import { isWords } from '../src/shared/i18n/loadTranslations.ts';
import { aheadPage } from './aheadPage.ts';
import { classicScript } from './classicScript.ts';
import { preloadsFile } from './routePreloads.ts';
import { openSources } from './sources.ts';

const starterEntry = fileURLToPath(new URL('../src/app/ahead/starter.ts', import.meta.url));

const renderer = '/src/app/ahead/renderAhead.tsx';

/** The files of words of the screens that are rendered ahead. */
const wordFiles = {
  shared: 'src/shared/locales',
  auth: 'src/features/auth/locales',
  legal: 'src/features/legal/locales',
} as const;

/** The screens of visitors that need nothing of their address, by path: whose words each says, and the part that names it. */
const titles = {
  '/app/login': ['auth', 'login'],
  '/app/register': ['auth', 'register'],
  '/app/forgot-password': ['auth', 'forgot'],
  '/app/terms': ['legal', 'terms'],
  '/app/privacy': ['legal', 'privacy'],
  '/app/accessibility': ['legal', 'accessibility'],
} as const;

/** What the server puts in place of these is known to it alone. It names them too. */
const marks = { provider: '{{identity-provider}}', userService: '{{user-service}}' } as const;

/** The deployments whose pages differ, by the name the server finds them under, and the languages each offers. */
const deployments = [
  { name: 'jp-en', region: 'jp', language: 'en' },
  { name: 'jp-jp', region: 'jp', language: 'jp' },
  { name: 'other-en', region: 'other', language: 'en' },
] as const;

/** Identity providers whose button looks different; only the login page has it. */
const providers = [
  { suffix: '', name: undefined },
  { suffix: '-google', name: 'Google' },
  { suffix: '-provider', name: marks.provider },
] as const;

/** What is read of the file that tells which files each route begins with. */
const preloadsSchema = z.record(
  z.string(),
  z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
);

/** The pages to render: each screen for each kind of deployment, and with each button where it has one. */
const pages = deployments.flatMap((deployment) =>
  Object.entries(titles).flatMap(([path, [namespace, screen]]) =>
    providers
      .filter(({ name }) => screen === 'login' || name === undefined)
      .map((provider) => ({ ...deployment, path, namespace, screen, provider })),
  ),
);

const readWords = async (root: string, language: string, namespace: 'auth' | 'legal') => {
  const read = async (folder: string) => {
    const words: unknown = JSON.parse(await readFile(join(root, folder, `${language}.json`), 'utf8'));
    if (!isWords(words)) throw new TypeError(`${folder} has no words`);
    return words;
  };
  return { shared: await read(wordFiles.shared), [namespace]: await read(wordFiles[namespace]) };
};

/** What the tab of a screen is called. */
const titleOf = (words: unknown, screen: string): string => {
  const parts = z.record(z.string(), z.unknown()).parse(words);
  return z.object({ title: z.string() }).parse(parts[screen]).title;
};

/** A renderer of the portal's own sources, and how to end it. */
const openRenderer = async (root: string) => {
  const { load, close } = await openSources(root);
  const { renderAhead } = await load(renderer);
  if (typeof renderAhead !== 'function') throw new TypeError(`${renderer} renders nothing`);
  return {
    render: async (request: AheadRequest): Promise<string> => {
      const markup: unknown = await Reflect.apply(renderAhead, undefined, [request]);
      if (typeof markup !== 'string') throw new TypeError(`${request.path} was not rendered`);
      return markup;
    },
    close,
  };
};

/**
 * Renders the screens of visitors ahead, in each language and for each kind of deployment, below `ahead/` of the build. The
 * server chooses among them.
 */
export const renderedAhead = (): Plugin => {
  let root = '';
  let folder = '';
  return {
    name: 'michi:rendered-ahead',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mocks',
    configResolved: (config) => {
      root = config.root;
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler(_options, bundle) {
        const page = await readFile(join(folder, 'index.html'), 'utf8');
        const preloads = preloadsSchema.parse(JSON.parse(await readFile(join(folder, preloadsFile), 'utf8')));
        const textOf = (address: string): string => {
          const file = bundle[address.slice(1)];
          if (file === undefined) throw new Error(`The build has no ${address}`);
          return file.type === 'chunk' ? file.code : file.source.toString();
        };
        const starter = await classicScript(starterEntry);
        const { render, close } = await openRenderer(root);
        try {
          for (const { name, region, language, path, namespace, screen, provider } of pages) {
            const words = await readWords(root, language, namespace);
            const settings = {
              region,
              services: { user: marks.userService },
              ...(provider.name !== undefined && { identityProvider: provider.name }),
            };
            const place = join(folder, 'ahead', name + provider.suffix, path);
            await mkdir(place, { recursive: true });
            const html = aheadPage(page, {
              tag: languageTags[language],
              title: titleOf(words[namespace], screen),
              markup: await render({ path, language, settings, words }),
              ...(preloads[path] ?? { scripts: [], styles: [] }),
              words: { [language]: words },
              textOf,
              starter,
            });
            await writeFile(join(place, 'index.html'), html);
          }
        } finally {
          await close();
        }
      },
    },
  };
};
