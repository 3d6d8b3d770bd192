import { deviceStorage, session } from '@michi/api/session';
import { takeBrowserLanguage } from '../shared/i18n/firstLanguage.ts';
import { languageTags } from '../shared/i18n/languages.ts';
import { prerenderedAttribute, mismatchClass } from './prerender/prerenderedPage.ts';
import { showBootFailure } from './bootPage.ts';

/**
 * Applies this device's theme and language before the first render. Hides a prerendered page unless it matches the
 * device: visitor without session, language, address without query or fragment. Shows the static failure text when a
 * script or stylesheet cannot be loaded, such as after a deployment that removed it.
 */
export const preparePage = (page: Document): void => {
  const { documentElement: root, location } = page;
  const [, theme] = /^"(light|dark)"$/.exec(deviceStorage.getItem('THEME') ?? '') ?? [];
  if (theme !== undefined) root.classList.add(`michi-${theme}`);
  takeBrowserLanguage(page, navigator.languages);
  const tag = languageTags[session.language()];
  const isFitting = root.lang === tag && !session.isSignedIn() && location.search + location.hash === '';
  if (root.hasAttribute(prerenderedAttribute) && !isFitting) root.classList.add(mismatchClass);
  root.lang = tag;
  // Such an error event does not bubble; only the capture phase sees it.
  page.defaultView?.addEventListener(
    'error',
    ({ target }) => {
      if (target === null || !('tagName' in target)) return;
      const isStylesheet = target.tagName === 'LINK' && 'rel' in target && target.rel === 'stylesheet';
      if (target.tagName === 'SCRIPT' || isStylesheet) showBootFailure(page);
    },
    true,
  );
};
