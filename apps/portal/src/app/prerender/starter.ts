import { prerenderedAttribute, hydratedEvent, portalTemplateId, mismatchClass } from './prerenderedPage.ts';

/**
 * The last script of a prerendered page: loads the portal after the page, or at once if the page does not match the
 * device. A click on a button or radio (a form submitted by key dispatches one too) is held and repeated after
 * hydration.
 */

const controls = 'button, [type=radio], label:has([type=radio])';

const held = new Set<HTMLElement>();

const hold = (event: Event): void => {
  const control = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
  if (control === null) return;
  event.preventDefault();
  held.add(control);
};

const start = (): void => {
  const template = document.querySelector<HTMLTemplateElement>(`#${portalTemplateId}`);
  if (template !== null) document.head.append(template.content);
};

addEventListener('click', hold, { capture: true });
document.addEventListener(
  hydratedEvent,
  () => {
    removeEventListener('click', hold, { capture: true });
    document.documentElement.removeAttribute(prerenderedAttribute);
    for (const control of held) control.click();
  },
  { once: true },
);
if (document.documentElement.classList.contains(mismatchClass)) start();
else addEventListener('load', start, { once: true });
