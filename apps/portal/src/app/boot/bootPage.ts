/** Class on the root element when the portal could not be loaded; the page then shows its static failure text. */
export const bootFailedClass = 'boot-failed';

/** Replaces "Loading application" by instructions. Loads no file, since a file may be what failed. */
export const showBootFailure = (page: Document): void => {
  page.documentElement.classList.add(bootFailedClass);
};

/** Whether a file that the page needs is missing. */
export const hasBootFailed = (page: Document): boolean =>
  page.documentElement.classList.contains(bootFailedClass);

/** Attribute of the root element of a prerendered page until it is hydrated. */
export const prerenderedAttribute = 'data-ahead';

/** Value of the attribute on a page for a browser in which somebody has signed in before. */
export const returningVisitor = 'returning';

/** Attribute of the root element of a page with public facts, which the server puts in for a visitor. */
export const factsAttribute = 'data-facts';

/** Class on the root element of a prerendered page that does not match this device and is rendered again. */
export const mismatchClass = 'boot-unfit';

/** Id of the template that contains the portal's scripts until the page has loaded. */
export const portalTemplateId = 'portal';

/** Dispatched on the document when the first screen is hydrated. */
export const hydratedEvent = 'michi:awake';

/** Whether the prerendered markup matches what the portal will render; then it is hydrated instead of rendered anew. */
export const shouldHydrate = ({ documentElement: root }: Document): boolean =>
  root.hasAttribute(prerenderedAttribute) && !root.classList.contains(mismatchClass);

/** Whether the page shows public facts, which stay until the portal replaces them by its first render. */
const showsFacts = ({ documentElement: root }: Document): boolean =>
  root.hasAttribute(factsAttribute) && !root.classList.contains(mismatchClass);

/**
 * Removes the fallbacks of a prerendered page. The loading and failure messages behind the markup are no longer
 * needed; on a mismatch the loading message replaces the markup until the portal is rendered.
 */
export const finishPrerenderedPage = (page: Document, container: HTMLElement): void => {
  const fallbacks = [...page.querySelectorAll('body > .boot')];
  if (shouldHydrate(page) || showsFacts(page)) fallbacks.forEach((element) => element.remove());
  else if (fallbacks.length > 0) container.replaceChildren(...fallbacks);
  page.documentElement.classList.remove(mismatchClass);
};
