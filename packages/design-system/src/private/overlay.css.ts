import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { componentRule } from './componentRule.ts';
import { descendantRule } from './descendantRule.ts';
import { entrance } from './motion.css.ts';

/** The backdrop of a dialog or drawer. */
export const overlay = style(
  componentRule({
    position: 'fixed',
    inset: 0,
    zIndex: 40,
    background: vars.color.overlay,
    animation: entrance.appear,
  }),
);

export const closeButton = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '32px',
    height: '32px',
    borderRadius: vars.radius.field,
    color: 'inherit',
    selectors: {
      '&:hover': { background: `color-mix(in srgb, currentColor 10%, transparent)` },
    },
  }),
);
descendantRule(`${closeButton} > svg`, { width: '18px', height: '18px', strokeWidth: 1.75 });
/** A small floating surface: a menu, a select's list. */
export const floating = style(
  componentRule({
    zIndex: 50,
    minWidth: '180px',
    maxWidth: 'min(360px, calc(100vw - 16px))',
    maxHeight: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    padding: '6px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.menu,
    text: 'body',
    animation: entrance.grow,
    transformOrigin: 'var(--radix-popper-transform-origin)',
  }),
);
