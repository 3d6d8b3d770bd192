import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { entrance } from '../private/motion.css.ts';
import { vars } from '../theme/vars.css.ts';

export const tooltip = style(
  componentRule({
    zIndex: 60,
    maxWidth: '280px',
    padding: `6px ${vars.space.xsmall}`,
    borderRadius: vars.radius.badge,
    background: vars.color.toast,
    color: vars.color.onToast,
    text: 'tiny',
    animation: entrance.grow,
    transformOrigin: 'var(--radix-popper-transform-origin)',
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
