import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceSources } from '@michi/config/workspace-sources';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer, createServerModuleRunner } from 'vite';
import type * as login from '../src/app/boot/prerenderLogin.tsx';
import { portalTemplateId, prerenderedAttribute, returningVisitor } from '../src/app/boot/bootPage.ts';
import { translationsElementId } from '../src/shared/i18n/createI18n.ts';
import { filesOf, type Manifest } from './manifest.ts';

/** Renders the login page per language and kind of deployment. */
const render = async (): Promise<readonly login.PrerenderedLogin[]> => {
  const vite = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    mode: 'production',
    plugins: [workspaceSources(), vanillaExtractPlugin()],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const runner = createServerModuleRunner(vite.environments.ssr);
  const built = await runner.import<typeof login>('/src/app/boot/prerenderLogin.tsx');
  const pages = await built.prerenderLogin();
  await vite.close();
  return pages;
};

const scripts = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
const sheets = /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g;

/** Puts markup, styles and translations into the page, and its scripts into a template until the page is loaded. */
export const prerenderedPage = (
  page: string,
  { tag, isReturning, title, markup, resources }: Omit<login.PrerenderedLogin, 'name'>,
  files: ReturnType<typeof filesOf>,
  textOf: (address: string) => string,
): string => {
  const linked = [...page.matchAll(sheets)].map(([, address = '']) => address);
  const styles = [...linked, ...files.styles].map(textOf).join('').trim();
  const preloads = files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  const visitor = isReturning ? `="${returningVisitor}"` : '';
  const json = JSON.stringify(resources).replaceAll('<', String.raw`\u003c`);
  const ofRoot = (_root: string, loading: string): string => `<div id="root">${markup}</div>${loading}
<script type="application/json" id="${translationsElementId}">${json}</script>
<template id="${portalTemplateId}">${[...(page.match(scripts) ?? []), ...preloads].join('')}</template></body>`;
  return page
    .replaceAll(scripts, '')
    .replaceAll(sheets, '')
    .replace(/<html lang="\w+">/, `<html lang="${tag}" ${prerenderedAttribute}${visitor}>`)
    .replace('<title>', () => `<title>${title} · `)
    .replace('</head>', () => `<style>${styles}</style></head>`)
    .replace(/<div id="root">([\s\S]*?)<\/div>\s*<\/body>/, ofRoot);
};

/** Writes the prerendered login pages into `prerendered/`, where the server chooses. */
export const prerenderLogin = async (folder: string, page: string, manifest: Manifest): Promise<void> => {
  const files = filesOf(manifest, ['src/features/auth/LoginScreen.tsx']);
  const textOf = (address: string) => readFileSync(join(folder, address), 'utf8');
  await mkdir(join(folder, 'prerendered'), { recursive: true });
  for (const { name, ...parts } of await render())
    await writeFile(join(folder, 'prerendered', `${name}.html`), prerenderedPage(page, parts, files, textOf));
};
