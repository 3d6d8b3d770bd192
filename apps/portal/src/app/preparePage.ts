import { deviceStorage, session } from '@michi/api/session';
import { takeBrowserLanguage } from '../shared/i18n/firstLanguage.ts';
import { languageTags } from '../shared/i18n/languages.ts';
import { prerenderedAttribute, mismatchClass } from './prerender/prerenderedPage.ts';
import { showBootFailure } from './bootPage.ts';

/**
 * Chooses theme and language of this device before anything is drawn. A prerendered page is for a visitor without a session,
 * in one language, at an address without query and fragment: on any other device it is not shown. Shows the static words of
 * failure when a script or a stylesheet cannot be loaded, as after a deployment that took it away.
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
  // Such an error does not bubble; it is only heard on its way down.
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
