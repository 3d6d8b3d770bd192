import { globalLayer } from '@vanilla-extract/css';

/**
 * The cascade layers, weakest first. Every rule of the design system belongs to one of them, so that the order in which
 * files load does not matter.
 */
export const layers = {
  /** Browser defaults set to zero, element defaults. */
  reset: globalLayer('michi.reset'),
  /** Rules of components. */
  component: globalLayer('michi.component'),
};
