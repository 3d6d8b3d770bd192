import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { z } from 'zod';
import { bootFailedClass } from '../src/app/bootPage.ts';
import { bootScript } from '../src/app/bootScript.ts';
import { mark, markSvg } from './mark.ts';
import { openSources } from './sources.ts';

const words = (language: string): { readonly loading: string; readonly failed: string } => {
  const file: unknown = JSON.parse(
    readFileSync(new URL(`../src/shared/locales/${language}.json`, import.meta.url), 'utf8'),
  );
  const textOf = (key: string): string => {
    const value: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, key) : undefined;
    if (typeof value !== 'string') throw new TypeError(`The ${language} words lack ${key}`);
    return value;
  };
  return { loading: textOf('loadingApplication'), failed: textOf('loadingFailed') };
};

const failed = `.${bootFailedClass}`;

/** Colours are those of the tokens `surface`, `text` and `brand`, which are not there before the stylesheet is. */
const style = `.boot{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;min-height:100dvh;margin:0;padding:16px;background:light-dark(#faf9fb,#121113);color:light-dark(#65636d,#b5b2bc);font:16px/1.5 system-ui,sans-serif}html{color-scheme:light dark}html.michi-light{color-scheme:light}html.michi-dark{color-scheme:dark}body{margin:0}html[lang=ja] .boot [lang=en],html:not([lang=ja]) .boot [lang=ja],.boot .failed,${failed} .boot .loading{display:none}${failed} .boot .failed{display:block}html[lang=ja]${failed} .boot [lang=en],html:not([lang=ja])${failed} .boot [lang=ja]{display:none}`;

const logo = `<svg aria-hidden="true" width="40" height="40" viewBox="0 0 32 32">${mark}</svg>`;

/** The icon of the tab, in the page itself: one request less. */
const icon = `data:image/svg+xml,${encodeURIComponent(markSvg)}`;

const questionsSchema = z.record(z.string(), z.array(z.string()).min(1));

/** What the screens that visits begin with ask first, as the portal's own code says. */
async function readQuestions(root: string): Promise<z.infer<typeof questionsSchema>> {
  const { load, close } = await openSources(root);
  try {
    const { firstQuestions } = await load('/src/app/first-answers/firstQuestions.ts');
    if (typeof firstQuestions !== 'function') throw new TypeError('Nobody tells the first questions');
    return questionsSchema.parse(await Reflect.apply(firstQuestions, undefined, []));
  } finally {
    await close();
  }
}

/**
 * Puts into the page what is to be seen before any other file has arrived: the loading screen in both languages (product
 * spec, section 2), its few lines of style, and the script that chooses theme and language and asks for the first data.
 */
export const bootPage = (): Plugin => {
  let root = '';
  let isBuild = false;
  let script = '';
  let fileName = '';
  // A file of its own in production, where the content security policy lets nothing inline run.
  const scriptElement = () =>
    isBuild ? `<script src="/${fileName}"></script>` : `<script>${script}</script>`;
  return {
    name: 'michi:boot-page',
    configResolved: (config) => {
      root = config.root;
      isBuild = config.command === 'build';
    },
    buildStart: async () => {
      script = bootScript(isBuild ? await readQuestions(root) : {});
      fileName = `assets/boot-${createHash('sha256').update(script).digest('base64url').slice(0, 8)}.js`;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: script });
    },
    transformIndexHtml: (html) => {
      const english = words('en');
      const japanese = words('jp');
      const loading = [
        '<div class="boot" role="status">',
        logo,
        `<p class="loading" lang="en">${english.loading}…</p><p class="loading" lang="ja">${japanese.loading}…</p>`,
        `<p class="failed" lang="en">${english.failed}</p><p class="failed" lang="ja">${japanese.failed}</p>`,
        '</div>',
      ].join('');
      return html
        .replace('<!-- icon -->', () => `<link rel="icon" href="${icon}" type="image/svg+xml">`)
        .replace('<!-- boot -->', () => `<style>${style}</style>${scriptElement()}`)
        .replace('<!-- loading -->', () => loading);
    },
  };
};
