/**
 * When two pictures count as equal. Antialiased pixels are ignored; of the others a few may differ, each by less than
 * two neighbouring steps of a colour scale.
 */
export const TOLERANCE = { threshold: 0.02, allowedMismatchedPixels: 8 };
