import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const logo = style(
  componentRule({ display: 'inline-flex', alignItems: 'center', verticalAlign: 'top', gap: '10px' }),
);
export const mark = style(componentRule({ flexShrink: 0 }));
export const ground = style(componentRule({ fill: vars.color.brand }));
export const way = style(componentRule({ fill: vars.color.onBrand }));
export const word = style(
  componentRule({
    fontWeight: vars.weight.heading,
    letterSpacing: '-0.02em',
    whiteSpace: 'nowrap',
    color: vars.color.text,
  }),
);
export const wordSize = styleVariants({ 28: '20px', 34: '22px', 48: '32px' }, (value) =>
  componentRule({ fontSize: value, lineHeight: 1.2 }),
);
