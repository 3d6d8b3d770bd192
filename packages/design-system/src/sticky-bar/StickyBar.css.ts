import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { barRoom } from '../private/barRoom.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = style(
  componentRule({
    position: 'sticky',
    zIndex: 10,
    bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.xsmall})`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xxsmall} ${vars.space.small}`,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.menu,
    '@media': {
      [media.tablet]: { bottom: vars.space.small, padding: vars.space.small },
      [media.print]: { display: 'none' },
    },
  }),
);
export const text = style(componentRule({ minWidth: 0 }));
export const actions = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'end',
    gap: vars.space.xsmall,
    marginInlineStart: 'auto',
  }),
);
/** On `<html>`: keeps focused elements and toasts clear of the bar, and on phones of the one below it. */
export const page = style(
  componentRule({
    vars: { [barRoom]: '64px' },
    selectors: {
      // Takes precedence over the frame's value.
      ':root&': { scrollPaddingBlockEnd: `calc(${vars.size.bottomBar} + 112px)` },
    },
    '@media': { [media.tablet]: { selectors: { ':root&': { scrollPaddingBlockEnd: '96px' } } } },
  }),
);
