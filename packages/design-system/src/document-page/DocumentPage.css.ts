import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const page = style(componentRule({ position: 'relative', margin: 0 }));

/** Paper is white in both themes. */
export const paper = style(
  componentRule({
    display: 'block',
    width: '100%',
    height: 'auto',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.badge,
    background: vars.color.scanGround,
    boxShadow: vars.shadow.menu,
    forcedColorAdjust: 'none',
  }),
);
