/**
 * When two pictures of the same thing count as the same. Pixels at the edge of a letter or a curve do not count at all;
 * of the others a few may differ, each by less than two neighbouring steps of a colour scale.
 */
export const TOLERANCE = { threshold: 0.02, allowedMismatchedPixels: 8 };
