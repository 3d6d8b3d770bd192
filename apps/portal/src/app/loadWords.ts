/** Loads translations; fails where they cannot be had. */
export type LoadWords = (namespaces: readonly string[]) => Promise<void>;
