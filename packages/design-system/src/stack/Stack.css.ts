import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

export const stack = style(componentRule({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const gap = styleVariants(vars.space, (value) => componentRule({ gap: value }));
// The legend of a fieldset is no flex item, so it has its own gap.
for (const name of ['xxsmall', 'xsmall', 'small', 'medium', 'large'] as const) {
  descendantRule(`${gap[name]} > legend`, { marginBottom: vars.space[name] });
}
export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (value) => componentRule({ alignItems: value }),
);
export const grow = style(componentRule({ flex: '1 1 0' }));
export const reading = style(componentRule({ maxWidth: '880px' }));
