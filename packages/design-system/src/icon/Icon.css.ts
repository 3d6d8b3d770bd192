import { styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';

/** Width and height of each size, in px. */
const sizes = { small: 16, medium: 18, large: 20 };

/** A class per size; an icon does not shrink beside long text. */
export const iconSize = styleVariants(sizes, (size) => [
  componentRule({ width: size, height: size, flexShrink: 0 }),
]);
