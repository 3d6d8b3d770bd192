import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const sketch = style(componentRule({ flexShrink: 0, display: 'block' }));
export const paper = style(
  componentRule({ fill: vars.color.surfaceRaised, stroke: vars.color.borderField, strokeWidth: 1 }),
);
export const rule = style(componentRule({ fill: 'none', stroke: vars.color.neutralMark, strokeWidth: 0.75 }));
export const text = style(componentRule({ fill: vars.color.border }));
export const heading = style(componentRule({ fill: vars.color.brand }));
export const tinted = style(componentRule({ fill: vars.color.brandSoft }));
