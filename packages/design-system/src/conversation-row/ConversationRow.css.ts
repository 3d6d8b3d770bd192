import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const row = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minWidth: 0,
    padding: `${vars.space.small} ${vars.space.medium}`,
    transition: `background ${vars.duration.quick} ease-out`,
    selectors: { '&:hover': { background: vars.color.surfaceSelected } },
  }),
);
export const selected = style(
  componentRule({
    background: vars.color.surfaceSelected,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '3px',
        background: vars.color.brand,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before': { background: 'Highlight' } } },
    },
  }),
);
export const body = style(componentRule({ flex: 1, minWidth: 0 }));
export const line = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    minHeight: '24px',
  }),
);
const oneLine = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
export const title = style(
  componentRule({
    ...oneLine,
    color: vars.color.text,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
    fontWeight: vars.weight.strong,
  }),
);
export const link = style(
  componentRule({
    selectors: {
      // The whole row is the target, while the link's name stays the title alone.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        borderRadius: vars.radius.badge,
      },
    },
  }),
);
export const time = style(
  componentRule({
    flexShrink: 0,
    color: vars.color.textSoft,
    fontSize: vars.text.tiny.size,
    lineHeight: vars.text.tiny.line,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const text = style(
  componentRule({
    ...oneLine,
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
  }),
);
export const unread = style(componentRule({ color: vars.color.text }));
