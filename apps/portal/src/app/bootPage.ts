/** Class on the root element of the page that says, in its static words, that the portal could not be loaded. */
export const bootFailedClass = 'boot-failed';

/** Replaces "Loading application" by instructions, without loading any file, since a file may be what failed. */
export const showBootFailure = (page: Document): void => {
  page.documentElement.classList.add(bootFailedClass);
};

/** Whether a file the page needs is missing, so that nothing whole can be drawn. */
export const hasBootFailed = (page: Document): boolean =>
  page.documentElement.classList.contains(bootFailedClass);
