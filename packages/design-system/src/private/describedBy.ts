/** Joins ids into `aria-describedby`; undefined if there are none. */
export const describedBy = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter((id) => id !== false && id !== undefined && id !== '').join(' ') || undefined;
