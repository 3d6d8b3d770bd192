import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';

export const screenOnly = style(componentRule({ '@media': { [media.print]: { display: 'none' } } }));
