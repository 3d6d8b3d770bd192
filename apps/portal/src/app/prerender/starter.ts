import { prerenderedAttribute, hydratedEvent, portalTemplateId, mismatchClass } from './prerenderedPage.ts';

const controls = 'button, [type=radio], label:has([type=radio])';

/**
 * Loads the portal after the prerendered page, or as soon as the page is parsed if it does not match the device. A click
 * on a button or radio (a form submitted by key dispatches one too) is held and repeated after hydration.
 */
export const startPrerenderedPage = (page: Document): void => {
  const { documentElement: root } = page;
  if (!root.hasAttribute(prerenderedAttribute)) return;
  const held = new Set<HTMLElement>();
  const hold = (event: Event): void => {
    const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (control === null) return;
    event.preventDefault();
    held.add(control);
  };
  const start = (): void => {
    const template = page.querySelector<HTMLTemplateElement>(`#${portalTemplateId}`);
    if (template !== null) page.head.append(template.content);
  };
  addEventListener('click', hold, { capture: true });
  page.addEventListener(
    hydratedEvent,
    () => {
      removeEventListener('click', hold, { capture: true });
      root.removeAttribute(prerenderedAttribute);
      for (const control of held) control.click();
    },
    { once: true },
  );
  if (root.classList.contains(mismatchClass))
    page.addEventListener('DOMContentLoaded', start, { once: true });
  else addEventListener('load', start, { once: true });
};
