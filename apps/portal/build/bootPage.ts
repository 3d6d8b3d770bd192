import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@michi/api/session';
import type { Plugin, Rolldown } from 'vite';
import { z } from 'zod';
import { bootFailedClass } from '../src/app/bootPage.ts';
import type { EarlyScreen } from '../src/app/early-data/requestEarlyData.ts';
import { languageTags } from '../src/shared/i18n/languages.ts';
import { classicScript } from './classicScript.ts';
import { callSource } from './sources.ts';

const bootWordsSchema = z.object({ loadingApplication: z.string(), loadingFailed: z.string() });

const bootWords = (language: Language) =>
  bootWordsSchema.parse(
    JSON.parse(readFileSync(new URL(`../src/shared/locales/${language}.json`, import.meta.url), 'utf8')),
  );

const failed = `.${bootFailedClass}`;

/** Matches `LoadingScreen`, which replaces it: literal copies of its tokens, which would need the stylesheet. */
const style = `.boot{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;min-height:100dvh;box-sizing:border-box;margin:0;padding:16px;background:light-dark(#faf9fb,#121113);color:light-dark(#65636d,#b5b2bc);font:16px/24px system-ui,Hiragino Sans,Noto Sans JP,Noto Sans CJK JP,Yu Gothic UI,Meiryo,sans-serif}.boot p{margin:0}.boot b{display:flex;align-items:center;gap:10px;color:light-dark(#211f26,#eeeef0);font-size:32px;font-weight:650;line-height:1.2;letter-spacing:-.02em}html[lang=ja] .boot{line-height:1.7}html[lang=ja] .boot b{font-weight:700}html{color-scheme:light dark}html.michi-light{color-scheme:light}html.michi-dark{color-scheme:dark}body{margin:0}html[lang=ja] .boot [lang=en],html:not([lang=ja]) .boot [lang=ja],.boot .failed,${failed} .boot .loading{display:none}${failed} .boot .failed{display:block}html[lang=ja]${failed} .boot [lang=en],html:not([lang=ja])${failed} .boot [lang=ja]{display:none}`;

const bootEntry = fileURLToPath(new URL('../src/app/bootScript.ts', import.meta.url));

const mark = readFileSync(new URL('../public/icons/icon.svg', import.meta.url), 'utf8');

const logo = `<b>${mark.replace('<svg ', '<svg aria-hidden="true" width="48" height="48" ')}Michi</b>`;

/** The icon of the tab, in the page itself: one request less. */
const icon = `data:image/svg+xml,${encodeURIComponent(mark)}`;

/** Prefix of the files that contain all translations of one screen. */
export const earlyTranslationsPrefix = 'assets/words-';

const earlyScreensSchema = z.record(
  z.string(),
  z.object({ requests: z.array(z.string()).min(1), words: z.array(z.string()).min(1) }),
);

const wordsIn = (
  bundle: Rolldown.OutputBundle,
  language: Language,
  namespaces: readonly string[],
): string => {
  const files = Object.values(bundle).filter((file) => file.type === 'asset');
  const wordsOf = (namespace: string): unknown => {
    const found = files.find(({ originalFileNames }) =>
      originalFileNames.some((name) => name.endsWith(`/${namespace}/locales/${language}.json`)),
    );
    if (found === undefined) throw new Error(`The build has no words of ${namespace} in ${language}`);
    return JSON.parse(found.source.toString());
  };
  return JSON.stringify({
    [language]: Object.fromEntries(namespaces.map((namespace) => [namespace, wordsOf(namespace)])),
  });
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);

/**
 * Adds what the page shows before any other file has arrived: the loading screen in both languages (specs/COVERAGE.md,
 * section 2), its styles, and the script that sets theme and language and requests the first translations and data.
 * All of it is inline; the server's policy lists the inline parts.
 */
export const bootPage = (): Plugin => {
  let root = '';
  let isBuild = false;
  let script = '';
  let screens: z.infer<typeof earlyScreensSchema> = {};
  return {
    name: 'michi:boot-page',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    buildStart: async () => {
      if (isBuild) {
        screens = await callSource(root, '/src/app/early-data/earlyScreens.ts', (returned) =>
          earlyScreensSchema.parse(returned),
        );
      } else script = await classicScript(bootEntry, { EARLY_SCREENS: '{}' });
    },
    // Before `transformIndexHtml`, which puts the script into the page.
    async generateBundle(_options, bundle) {
      const emit = (language: Language, namespaces: readonly string[]): string => {
        const source = wordsIn(bundle, language, namespaces);
        const fileName = `${earlyTranslationsPrefix}${hashOf(source)}.json`;
        this.emitFile({ type: 'asset', fileName, source });
        return `/${fileName}`;
      };
      const early = Object.entries(screens).map(([path, { requests, words }]): [string, EarlyScreen] => [
        path,
        { requests, words: { [languageTags.en]: emit('en', words), [languageTags.jp]: emit('jp', words) } },
      ]);
      script = await classicScript(bootEntry, { EARLY_SCREENS: JSON.stringify(Object.fromEntries(early)) });
    },
    transformIndexHtml: (html) => {
      const english = bootWords('en');
      const japanese = bootWords('jp');
      const loading = [
        '<div class="boot" role="status">',
        logo,
        `<p class="loading" lang="en">${english.loadingApplication}…</p><p class="loading" lang="ja">${japanese.loadingApplication}…</p>`,
        `<p class="failed" lang="en">${english.loadingFailed}</p><p class="failed" lang="ja">${japanese.loadingFailed}</p>`,
        '</div>',
      ].join('');
      return html
        .replace('<!-- icon -->', () => `<link rel="icon" href="${icon}" type="image/svg+xml">`)
        .replace('<!-- boot -->', () => `<style>${style}</style><script>${script}</script>`)
        .replace('<!-- loading -->', () => loading);
    },
  };
};
