import type { Language } from '../problem/language.ts';
import { escapedHtml } from './escapedHtml.ts';

/** A page whose facts are open to everybody, also to programs that run no script: search engines, previews of links. */
export interface PublicPage {
  readonly title: string;
  readonly description: string;
  /** The one address of what the page shows (RFC 6596). */
  readonly address: string;
  /** Of schema.org. */
  readonly linkedData: object;
  /** HTML of the facts, which the portal replaces by its first render. */
  readonly markup: string;
}

/** The public page at an address of the portal; undefined where there is none. */
export type FindPublicPage = (address: URL, language: Language) => Promise<PublicPage | undefined>;

const TAGS = { en: 'en', jp: 'ja' } as const;

const LOCALES = { en: 'en_US', jp: 'ja_JP' } as const;

/** Puts the facts into the page of every screen; the attribute tells the page's first script that they are there. */
export function withPublicPage(html: string, page: PublicPage, language: Language): string {
  const { address, description, linkedData, markup, title } = page;
  const meta = {
    'og:site_name': 'Michi',
    'og:type': 'website',
    'og:locale': LOCALES[language],
    'og:url': address,
    'og:title': title,
    'og:description': description,
  };
  const head = [
    `<title>${escapedHtml(title)} · Michi</title>`,
    `<meta name="description" content="${escapedHtml(description)}">`,
    `<link rel="canonical" href="${escapedHtml(address)}">`,
    ...Object.entries(meta).map(
      ([property, content]) => `<meta property="${property}" content="${escapedHtml(content)}">`,
    ),
    `<script type="application/ld+json">${JSON.stringify(linkedData).replaceAll('<', String.raw`\u003c`)}</script>`,
  ].join('');
  // Functions, since `$` in a replacement string has a meaning.
  return html
    .replace(/<html lang="\w+"/, () => `<html lang="${TAGS[language]}" data-facts`)
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(/<meta name="description"[^>]*>/, '')
    .replace('</head>', () => `${head}</head>`)
    .replace(
      /<div id="root">([\s\S]*?)<\/div>\s*<\/body>/,
      (_root, loading: string) => `<div id="root">${markup}</div>${loading}</body>`,
    );
}
