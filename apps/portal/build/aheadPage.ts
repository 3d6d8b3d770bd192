import { aheadAttribute, unfitClass } from '../src/app/ahead/aheadPage.ts';
import { bootFailedClass } from '../src/app/bootPage.ts';
import { wordsElementId } from '../src/shared/i18n/wordsOfPage.ts';

/** What a page rendered ahead is made of, beside the page every screen begins with. */
export interface AheadParts {
  /** BCP 47 tag of its language. */
  readonly tag: string;
  /** What the screen is called; the name of the product, which is the title of every page, stands behind it. */
  readonly title: string;
  readonly markup: string;
  /** Stylesheets of the screen alone. */
  readonly styles: readonly string[];
  /** Scripts of the screen alone, by address. */
  readonly scripts: readonly string[];
  /** The words the portal needs for it, as `wordsOfPage` reads them. */
  readonly words: unknown;
  /** The code of a file of the build, by address. */
  readonly textOf: (address: string) => string;
  /** Starts the portal later. */
  readonly starter: string;
}

const failed = `.${bootFailedClass}:not(.${unfitClass})`;

/** The words of loading stand behind what was rendered ahead: seen in its place where it does not fit, above it on failure. */
const style = `body>.boot,.${unfitClass} #root{display:none}.${unfitClass} body>.boot{display:flex}${failed} body>.boot{display:flex;position:sticky;bottom:0;min-height:0}${failed} body>.boot b{display:none}`;

const cut = (html: string, part: RegExp): readonly [rest: string, found: readonly string[]] => {
  const found = [...html.matchAll(part)].map(([, address = '']) => address);
  return [html.replace(part, ''), found];
};

const swap = (html: string, part: RegExp | string, by: string): string => {
  const swapped = html.replace(part, () => by);
  if (swapped === html) throw new Error(`The page has no ${String(part)}`);
  return swapped;
};

/**
 * The page of a screen as it is before any script has run: its markup, styles and words within itself, and a script that
 * starts the portal when the page is loaded.
 * @param page the built page every screen begins with
 */
export const aheadPage = (page: string, parts: AheadParts): string => {
  const { textOf } = parts;
  const [withoutScripts, [entry]] = cut(page, /<script type="module"[^>]* src="([^"]+)"><\/script>\s*/g);
  if (entry === undefined) throw new Error('The page starts no portal');
  const [withoutPreloads, preloads] = cut(
    withoutScripts,
    /<link rel="modulepreload"[^>]* href="([^"]+)">\s*/g,
  );
  const [withoutSheets, sheets] = cut(withoutPreloads, /<link rel="stylesheet"[^>]* href="([^"]+)">\s*/g);
  const bare = withoutSheets.replace(/<style id="snapshot">[\s\S]*?<\/script>/, '');
  const styles = [...sheets.map(textOf), ...parts.styles.map(textOf)].join('').trim();
  const files = [...preloads, ...parts.scripts].join(' ');
  const words = JSON.stringify(parts.words).replaceAll('<', String.raw`\u003c`);
  const [, loading = ''] = /<div id="root">([\s\S]*?)<\/div>\s*<\/body>/.exec(bare) ?? [];

  let html = swap(bare, /<html lang="\w+">/, `<html lang="${parts.tag}" ${aheadAttribute}>`);
  html = swap(html, '<title>', `<title>${parts.title} · `);
  html = swap(html, '</head>', `<style>${styles}${style}</style></head>`);
  return swap(
    html,
    /<div id="root">[\s\S]*<\/body>/,
    [
      `<div id="root">${parts.markup}</div>${loading}`,
      `<script type="application/json" id="${wordsElementId}">${words}</script>`,
      `<script data-entry="${entry}" data-files="${files}">${parts.starter}</script></body>`,
    ].join(''),
  );
};
