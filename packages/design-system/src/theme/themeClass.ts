/** The class on `<html>` that chooses a theme; without one, the system's preference does. */
export const themeClass = { light: 'michi-light', dark: 'michi-dark' } as const;

export type Theme = keyof typeof themeClass;
