/** The release of a page: the path of its first script, whose name changes with every build. */
export const releaseOf = (page: Document): string => {
  const address = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  return address === undefined ? '' : new URL(address).pathname;
};
