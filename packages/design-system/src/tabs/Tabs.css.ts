import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const strip = style(
  componentRule({
    position: 'relative',
    minWidth: 0,
    borderBottom: `1px solid ${vars.color.border}`,
  }),
);
export const list = style(
  componentRule({
    display: 'flex',
    gap: '20px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    marginBottom: '-1px',
    selectors: {
      '&[data-more~="end"]': { maskImage: 'linear-gradient(to right, #000 calc(100% - 48px), transparent)' },
      '&[data-more~="start"]': { maskImage: 'linear-gradient(to left, #000 calc(100% - 48px), transparent)' },
      '&[data-more="start end"]': {
        maskImage: 'linear-gradient(to right, transparent, #000 48px calc(100% - 48px), transparent)',
      },
    },
  }),
);
export const tab = style(
  componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    flexShrink: 0,
    height: '44px',
    color: vars.color.textSoft,
    fontSize: vars.text.body.size,
    fontWeight: vars.weight.medium,
    whiteSpace: 'nowrap',
    transition: `color ${vars.duration.quick} ease-out`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:is([data-state="active"], [aria-current])': {
        color: vars.color.brandText,
        fontWeight: vars.weight.strong,
      },
      '&:is([data-state="active"], [aria-current])::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        bottom: 0,
        height: '2px',
        borderRadius: vars.radius.full,
        background: vars.color.brand,
      },
      '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.badge },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:is([data-state="active"], [aria-current])::after': { background: 'Highlight' },
        },
      },
    },
  }),
);
export const panel = style(
  componentRule({ minWidth: 0, selectors: { '&:focus-visible': { borderRadius: vars.radius.badge } } }),
);
