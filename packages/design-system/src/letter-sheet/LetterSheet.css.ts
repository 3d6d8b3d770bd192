import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const sheet = style(
  componentRule({
    position: 'relative',
    minWidth: 0,
    overflow: 'clip',
    padding: `${vars.space.large} ${vars.space.medium}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.menu,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        top: 0,
        height: '6px',
        background: `linear-gradient(90deg, ${vars.color.ribbonFrom}, ${vars.color.ribbonTo})`,
        printColorAdjust: 'exact',
      },
    },
    '@media': {
      [media.tablet]: { padding: `${vars.space.xxlarge} ${vars.space.xxlarge} ${vars.space.xlarge}` },
      // The paper is the sheet.
      [media.print]: {
        padding: `${vars.space.large} 0 0`,
        border: 'none',
        borderRadius: 0,
        boxShadow: 'none',
      },
    },
  }),
);
