/** Class on the root element of the page that says, in its static words, that the portal could not be loaded. */
const failedClass = 'boot-failed';

/** Replaces "Loading application" by what to do, without needing any file that may be what is missing. */
export const showBootFailure = (page: Document): void => {
  page.documentElement.classList.add(failedClass);
};
