import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import { componentRule } from './componentRule.ts';

export const scroll = style(componentRule({ overflowX: 'auto' }));
export const table = style(
  componentRule({
    width: '100%',
    borderCollapse: 'collapse',
    text: 'body',
    fontVariantNumeric: 'tabular-nums',
  }),
);
const cell = {
  padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} 0`,
  textAlign: 'start',
} as const;
export const head = style(
  componentRule({
    ...cell,
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    fontWeight: vars.weight.medium,
    borderBottom: `1px solid ${vars.color.border}`,
    // A column is at least as wide as the longest word of its heading.
    overflowWrap: 'break-word',
  }),
);
export const rowHead = style(
  componentRule({
    ...cell,
    fontWeight: vars.weight.medium,
    borderBottom: `1px solid ${vars.color.borderSoft}`,
  }),
);
export const data = style(componentRule({ ...cell, borderBottom: `1px solid ${vars.color.borderSoft}` }));
