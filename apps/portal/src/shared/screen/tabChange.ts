/** What the link of a tab says of the change it makes; the browser's history keeps it. */
export const tabChange = { isTabChange: true } as const;

/** Whether a place was come to by a tab. @param state what the history keeps of the way there */
export const isTabChange = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTabChange' in state;
