/** Class on the root element of the page that says, in its static words, that the portal could not be loaded. */
export const bootFailedClass = 'boot-failed';

/** Replaces "Loading application" by what to do, without needing any file that may be what is missing. */
export const showBootFailure = (page: Document): void => {
  page.documentElement.classList.add(bootFailedClass);
};

/** Whether a file the page needs is missing, so that nothing whole can be drawn. */
export const hasBootFailed = (page: Document): boolean =>
  page.documentElement.classList.contains(bootFailedClass);
