/** Michi's mark on its ground, as the design system's `Logo` draws it: the way, and the dot it leads to. */
const way =
  '<g fill="#fff"><circle cx="16.4" cy="6.4" r="2.1"/><path d="M15.9 9.3c1.6 2.6 8.9 3.6 8.9 8 0 4.6-8.6 4.2-8.6 9.5H6.7c.5-6.7 11.9-7 11.9-10.1 0-2.3-3.6-3.8-2.7-7.4z"/></g>';

/** The token `brand`, which is the same in both themes. */
const ground = '#5b5bd6';

/** The mark on a rounded ground, 32 by 32, to be put into an `svg`. */
export const mark = `<rect width="32" height="32" rx="9" fill="${ground}"/>${way}`;

const svg = (parts: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${parts}</svg>`;

/** The mark as a picture of its own. */
export const markSvg = svg(mark);

/**
 * The mark for a system that cuts icons to its own shape: the ground fills the square, and the way keeps within the circle
 * of 80 % that no shape cuts into (W3C Web App Manifest, "maskable").
 */
export const maskableSvg = svg(
  `<rect width="32" height="32" fill="${ground}"/><g transform="translate(16 16) scale(.72) translate(-16 -16.3)">${way}</g>`,
);
