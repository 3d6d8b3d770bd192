/** Class on `<html>` that selects a theme; without one the system's preference applies. */
export const themeClass = { light: 'michi-light', dark: 'michi-dark' } as const;

export type Theme = keyof typeof themeClass;
