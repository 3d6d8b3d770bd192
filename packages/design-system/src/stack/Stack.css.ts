import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const stack = style(componentRule({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const gap = styleVariants(vars.space, (value) => componentRule({ gap: value }));
export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (value) => componentRule({ alignItems: value }),
);
export const grow = style(componentRule({ flex: '1 1 0' }));
