import { deviceStorage, session } from '@michi/api/session';
import { settingsElementId } from '../settings/settingsElement.ts';
import { deviceEntry } from '../session/entries.ts';

interface Page {
  readonly getElementById: (id: string) => { readonly textContent: string | null } | null;
}

/** Set while the language is the browser's or an account's, and was not chosen by a visitor. */
export const languageNotChosen = deviceEntry('LANGUAGE_NOT_CHOSEN');

/**
 * Selects Japanese at a first visit if the browser prefers it to English and the deployment offers it. English is the
 * default and is not stored.
 * @param tags `navigator.languages`
 */
export const takeBrowserLanguage = (page: Page, tags: readonly string[]): void => {
  const isBilingual = !/"region":"(?!jp")/.test(page.getElementById(settingsElementId)?.textContent ?? '');
  if (session.get('LANGUAGE') !== null || !isBilingual) return;
  const preferred = tags.map((tag) => tag.split('-', 1)[0]).find((tag) => tag === 'en' || tag === 'ja');
  if (preferred !== 'ja') return;
  session.set('LANGUAGE', 'jp');
  languageNotChosen.write('true');
};

/** Replaces the language of an account, after its sign-out, by the browser's, as at a first visit. */
export const forgetLanguage: typeof takeBrowserLanguage = (page, tags) => {
  deviceStorage.removeItem('LANGUAGE');
  languageNotChosen.remove();
  takeBrowserLanguage(page, tags);
};
