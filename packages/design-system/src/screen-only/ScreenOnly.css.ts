import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';

export const screenOnly = style(
  componentRule({ minWidth: 0, '@media': { [media.print]: { display: 'none' } } }),
);
