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
    text: 'body',
    fontWeight: vars.weight.strong,
  }),
);
export const time = style(
  componentRule({
    flexShrink: 0,
    color: vars.color.textSoft,
    text: 'tiny',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const text = style(componentRule({ ...oneLine, color: vars.color.textSoft, text: 'small' }));
export const unread = style(componentRule({ color: vars.color.text }));
