import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const picture = style(
  componentRule({
    flexShrink: 0,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.scanGround,
    fill: vars.color.scanInk,
    forcedColorAdjust: 'none',
  }),
);
