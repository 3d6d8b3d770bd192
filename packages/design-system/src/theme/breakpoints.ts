/** Widths in px from which a wider layout applies. Below `tablet` the portal shows its phone layout. */
export const breakpoints = { tablet: 768, desktop: 1080, wide: 1280 } as const;

/** {@link breakpoints} as media queries, for styles and `matchMedia`. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  print: 'print',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
