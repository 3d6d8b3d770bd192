import { session } from '@michi/api/session';
import { settingsElementId } from '../settings/settingsElement.ts';
import { deviceEntry } from '../session/browser-storage/entries.ts';

/** The part of a page that the language of a first visit depends on. */
interface Page {
  readonly getElementById: (id: string) => { readonly textContent: string | null } | null;
}

/** Set while the language of this device is the browser's, without a choice of the user. */
export const languageOfBrowser = deviceEntry('LANGUAGE_OF_BROWSER');

/**
 * Takes Japanese for a first visit where the browser prefers it to English and the deployment offers it. English is the
 * default and is not kept.
 * @param tags BCP 47 tags as `navigator.languages` has them, the preferred first
 */
export const takeBrowserLanguage = (page: Page, tags: readonly string[]): void => {
  const isBilingual = !/"region":"(?!jp")/.test(page.getElementById(settingsElementId)?.textContent ?? '');
  if (session.get('LANGUAGE') !== null || !isBilingual) return;
  const preferred = tags.map((tag) => tag.split('-', 1)[0]).find((tag) => tag === 'en' || tag === 'ja');
  if (preferred !== 'ja') return;
  session.set('LANGUAGE', 'jp');
  languageOfBrowser.write('true');
};
