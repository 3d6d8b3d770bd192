import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { entrance } from '../private/motion.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Like a small `Dialog`: a sheet at the bottom of a phone, otherwise a centred panel. */
export const panel = style(
  componentRule({
    width: '100%',
    maxWidth: 'none',
    maxHeight: '90dvh',
    // A Radix dialog below it disables the pointer for the page.
    pointerEvents: 'auto',
    margin: 'auto 0 0',
    padding: 0,
    border: 'none',
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    text: 'body',
    animation: entrance.rise,
    selectors: {
      '&:focus': { outline: 'none' },
      '&::backdrop': {
        background: vars.color.overlay,
        animation: entrance.appear,
      },
    },
    '@media': {
      [media.tablet]: {
        width: 'min(460px, calc(100vw - 64px))',
        margin: 'auto',
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.dialog,
      },
    },
  }),
);
