import { deviceStorage, session } from '@michi/api/session';
import { takeBrowserLanguage } from '../../shared/i18n/firstLanguage.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import { hasSignedInBefore } from '../../shared/session/deviceCookies.ts';
import {
  factsAttribute,
  prerenderedAttribute,
  returningVisitor,
  mismatchClass,
  showBootFailure,
  hydratedEvent,
  portalTemplateId,
} from './bootPage.ts';

/**
 * Applies this device's theme and language before the first render. Hides a prerendered page unless it matches the
 * device: visitor without session, one before or none, language, address without query or fragment; and public facts
 * unless they are in the language of a visitor without session. Shows the static failure text when a
 * script or stylesheet cannot be loaded, such as after a deployment that removed it.
 */
export const preparePage = (page: Document): void => {
  const { documentElement: root, location } = page;
  const [, theme] = /^"(light|dark)"$/.exec(deviceStorage.getItem('THEME') ?? '') ?? [];
  if (theme !== undefined) root.classList.add(`michi-${theme}`);
  takeBrowserLanguage(page, navigator.languages);
  const tag = languageTags[session.language()];
  const isOfVisitor =
    (root.getAttribute(prerenderedAttribute) === returningVisitor) === hasSignedInBefore(page);
  const isForReader = root.lang === tag && !session.isSignedIn();
  const isFitting = root.hasAttribute(prerenderedAttribute)
    ? isForReader && isOfVisitor && location.search + location.hash === ''
    : isForReader || !root.hasAttribute(factsAttribute);
  if (!isFitting) root.classList.add(mismatchClass);
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

const controls = 'button, [type=radio], label:has([type=radio])';

/**
 * Loads the portal after the prerendered page, or as soon as the page is parsed if it does not match the device. A click
 * on a button or radio (a form submitted by key dispatches one too) is kept and repeated after hydration.
 */
export const startPrerenderedPage = (page: Document): void => {
  const { documentElement: root } = page;
  if (!root.hasAttribute(prerenderedAttribute)) return;
  const clicked = new Set<HTMLElement>();
  const keepClick = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (control === null) return;
    event.preventDefault();
    clicked.add(control);
  };
  const start = (): void => {
    const template = page.querySelector<HTMLTemplateElement>(`#${portalTemplateId}`);
    if (template !== null) page.head.append(template.content);
  };
  addEventListener('click', keepClick, { capture: true });
  page.addEventListener(
    hydratedEvent,
    () => {
      removeEventListener('click', keepClick, { capture: true });
      root.removeAttribute(prerenderedAttribute);
      for (const control of clicked) control.click();
    },
    { once: true },
  );
  if (root.classList.contains(mismatchClass))
    page.addEventListener('DOMContentLoaded', start, { once: true });
  else addEventListener('load', start, { once: true });
};
