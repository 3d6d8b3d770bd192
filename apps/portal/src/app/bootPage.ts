/** Class on the root element when the portal could not be loaded; the page then shows its static failure text. */
export const bootFailedClass = 'boot-failed';

/** Replaces "Loading application" by instructions. Loads no file, since a file may be what failed. */
export const showBootFailure = (page: Document): void => {
  page.documentElement.classList.add(bootFailedClass);
};

/** Whether a file that the page needs is missing. */
export const hasBootFailed = (page: Document): boolean =>
  page.documentElement.classList.contains(bootFailedClass);
