/** Loads translations; fails where they cannot be had. */
export type LoadNamespaces = (namespaces: readonly string[]) => Promise<void>;
