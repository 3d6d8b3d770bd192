import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const ground = style(
  componentRule({
    position: 'relative',
    width: '100%',
    height: '280px',
    overflow: 'hidden',
    borderRadius: vars.radius.field,
    background: vars.color.surfaceSunken,
  }),
);
export const frame = style(
  componentRule({
    selectors: {
      '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const zoom = style(
  componentRule({
    display: 'grid',
    gap: vars.space.xxsmall,
    marginTop: vars.space.small,
    color: vars.color.text,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
);
export const slider = style(
  componentRule({
    width: '100%',
    height: '24px',
    margin: 0,
    accentColor: vars.color.brand,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
        borderRadius: vars.radius.badge,
      },
    },
  }),
);
