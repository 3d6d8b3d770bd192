/** Joins ids into the value of `aria-describedby`; nothing at all when none is left. */
export const describedBy = (...ids: readonly (string | false | undefined)[]): string | undefined =>
  ids.filter((id) => id !== false && id !== undefined && id !== '').join(' ') || undefined;
