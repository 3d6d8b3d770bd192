const origins = new Map<string, string>();

/**
 * Remembers where a place of the browser's history was come to from, as long as the page is loaded.
 * @param key of the place's `location`
 * @param address path and query; undefined where it is not known
 */
export const recordOrigin = (key: string, address: string | undefined): void => {
  if (address !== undefined) origins.set(key, address);
};

/** Where a place of the history was come to from, as {@link recordOrigin} remembers it. */
export const originOf = (key: string): string | undefined => origins.get(key);
