import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';
import {
  prerenderedAttribute,
  portalTemplateId,
  mismatchClass,
} from '../src/app/prerender/prerenderedPage.ts';
import { bootFailedClass } from '../src/app/bootPage.ts';
import { translationsElementId } from '../src/shared/i18n/pageTranslations.ts';
import { inlineScript } from './bootPage.ts';
import { filesOf, readManifest } from './manifest.ts';
import { callSource } from './sources.ts';

const pageSchema = z.object({
  folder: z.string(),
  path: z.string(),
  tag: z.string(),
  title: z.string(),
  markup: z.string(),
  words: z.unknown(),
});

const failed = `.${bootFailedClass}:not(.${mismatchClass})`;

/** The loading text follows the prerendered markup: it replaces it on a mismatch, and is shown above it on failure. */
const style = `body>.boot,.${mismatchClass} #root{display:none}.${mismatchClass} body>.boot{display:flex}${failed} body>.boot{display:flex;position:sticky;bottom:0;min-height:0}${failed} body>.boot b{display:none}`;

const scripts = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
const sheets = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g;

export interface PrerenderedParts {
  /** BCP 47 tag of the page's language. */
  readonly tag: string;
  /** Without the product name that every title ends with. */
  readonly title: string;
  readonly markup: string;
  /** Addresses of the files that only this screen needs. */
  readonly files: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** The translations of the screen, as `pageTranslations` reads them. */
  readonly words: unknown;
  /** Returns the text of a stylesheet of the build by address. */
  readonly textOf: (address: string) => string;
  /** Script that loads the portal once the page is loaded. */
  readonly starter: string;
}

/**
 * Puts markup, styles and translations into the page, and the portal's scripts into a template until the page is
 * loaded.
 * @param page the built page that every screen starts from
 */
export const prerenderedPage = (page: string, parts: PrerenderedParts): string => {
  const { tag, title, markup, files, words, textOf, starter } = parts;
  const preloads = files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const styles = [...[...page.matchAll(sheets)].map(([, address = '']) => address), ...files.styles].map(
    textOf,
  );
  const ofRoot = (_root: string, loading: string): string =>
    `<div id="root">${markup}</div>${loading}
<script type="application/json" id="${translationsElementId}">${JSON.stringify(words).replaceAll('<', String.raw`\u003c`)}</script>
<template id="${portalTemplateId}">${[...(page.match(scripts) ?? []), ...preloads].join('')}</template><script>${starter}</script></body>`;
  return page
    .replaceAll(scripts, '')
    .replaceAll(sheets, '')
    .replace(/<html lang="\w+">/, `<html lang="${tag}" ${prerenderedAttribute}>`)
    .replace('<title>', () => `<title>${title} · `)
    .replace('</head>', () => `<style>${styles.join('').trim()}${style}</style></head>`)
    .replace(/<div id="root">([\s\S]*?)<\/div>\s*<\/body>/, ofRoot);
};

/** Prerenders the visitors' screens in each language and for each kind of deployment into `prerendered/`, where the server chooses. */
export const prerenderPlugin = (): Plugin => {
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
        const manifest = readManifest(folder);
        const textOf = (address: string): string => {
          const file = bundle[address.slice(1)];
          if (file?.type !== 'asset') throw new Error(`The build has no ${address}`);
          return file.source.toString();
        };
        const starter = await inlineScript('src/app/prerender/starter.ts');
        const pages = await callSource(root, '/src/app/prerender/prerenderScreens.tsx', (returned) =>
          z.array(pageSchema).min(1).parse(returned),
        );
        for (const { folder: name, path, ...parts } of pages) {
          const place = join(folder, 'prerendered', name, path);
          await mkdir(place, { recursive: true });
          const files =
            path === '/app/login'
              ? filesOf(manifest, ['src/features/auth/LoginScreen.tsx'])
              : { scripts: [], styles: [] };
          await writeFile(
            join(place, 'index.html'),
            prerenderedPage(page, { ...parts, files, textOf, starter }),
          );
        }
      },
    },
  };
};
