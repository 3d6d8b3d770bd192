/** Widths in px from which a wider layout applies. Below `tablet` the portal shows its phone layout. */
export const breakpoints = { tablet: 768, desktop: 1080, wide: 1280 } as const;

/** The media queries of {@link breakpoints}, for `@media` in styles and for `matchMedia`. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  wide: `(min-width: ${breakpoints.wide}px)`,
  print: 'print',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
