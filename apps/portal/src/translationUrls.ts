import type { TranslationUrls } from './shared/i18n/createI18n.ts';

/**
 * Address of every translation file. Those of the mocks are excluded, so that a production build has no trace of them.
 */
export const translationUrls = import.meta.glob<string>(['./**/locales/*.json', '!./app/mocks/**'], {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
}) satisfies TranslationUrls;
