import { prerenderedAttribute, hydratedEvent, portalTemplateId, mismatchClass } from './prerenderedPage.ts';

/**
 * The last script of a prerendered page: starts the portal once the page is loaded, or at once where what it shows does not fit
 * this device. A click on a button or a choice is done when the portal hears it, and so is a form that is sent by a key, which
 * browsers tell as a click on its button. What is typed stays where it is, and a link leads where it leads.
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
