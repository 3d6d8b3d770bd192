import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

export const inline = style(componentRule({ display: 'flex', minWidth: 0 }));
export const gap = styleVariants(vars.space, (value) => componentRule({ gap: value }));
export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (value) => componentRule({ alignItems: value }),
);
// Beside text that may wrap, an icon is centred on the first line.
descendantRule(`${align.start} > svg`, { height: '1lh' });
export const justify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (value) => componentRule({ justifyContent: value }),
);
export const wrap = style(componentRule({ flexWrap: 'wrap' }));
export const grow = style(componentRule({ flex: '1 1 0' }));
