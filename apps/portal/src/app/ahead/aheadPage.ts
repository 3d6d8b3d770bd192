/** Attribute of the root element of a page that the build has rendered ahead, until the portal hears what is done to it. */
export const aheadAttribute = 'data-ahead';

/** Class on the root element of such a page when it does not fit this device: what it shows is made anew. */
export const unfitClass = 'boot-unfit';

/** Id of the template that holds the scripts of the portal until the page is loaded. */
export const portalTemplateId = 'portal';

/** Sent to the document when the first screen is there and hears what is done to it. */
export const awakeEvent = 'michi:awake';

/** Whether the page shows, before any script, what the portal is going to show: then that comes alive as it stands. */
export const isShownAhead = ({ documentElement: root }: Document): boolean =>
  root.hasAttribute(aheadAttribute) && !root.classList.contains(unfitClass);

/**
 * Ends what such a page does by itself. The words of loading and failure, which stand behind what was rendered ahead, are
 * no longer needed; where it does not fit they take its place until the portal is drawn.
 */
export const takeOver = (page: Document, place: HTMLElement): void => {
  const words = [...page.querySelectorAll('body > .boot')];
  if (isShownAhead(page)) words.forEach((element) => element.remove());
  else if (words.length > 0) place.replaceChildren(...words);
  page.documentElement.classList.remove(unfitClass);
};
