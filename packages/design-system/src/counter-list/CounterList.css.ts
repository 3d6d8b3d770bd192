import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style(componentRule({ minWidth: 0 }));
export const row = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    padding: `${vars.space.xsmall} 0`,
    text: 'small',
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSoft}` } },
  }),
);
export const count = style(
  componentRule({
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const none = style(componentRule({ color: vars.color.textSoft }));
export const link = style(
  componentRule({
    color: vars.color.brandText,
    fontWeight: vars.weight.medium,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
        borderRadius: vars.radius.badge,
      },
    },
  }),
);
