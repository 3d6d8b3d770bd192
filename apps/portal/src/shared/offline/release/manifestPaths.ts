import type { Language } from '@michi/api/session';

/** Where the manifest of the installable portal is, in each language. */
export const manifestPaths: Readonly<Record<Language, string>> = {
  en: '/manifest.en.webmanifest',
  jp: '/manifest.jp.webmanifest',
};
