const origins = new Map<string, string>();

/** Stores the address (path and query) from which a history entry, by `location.key`, was opened, until a reload. */
export const recordOrigin = (key: string, address: string | undefined): void => {
  if (address !== undefined) origins.set(key, address);
};

/** The address stored by {@link recordOrigin}. */
export const originOf = (key: string): string | undefined => origins.get(key);
