import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const group = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0 }),
);

export const list = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 128px), 1fr))',
    gap: `${vars.space.xsmall} ${vars.space.medium}`,
    padding: vars.space.medium,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceSunken,
  }),
);

export const written = style(
  componentRule({
    fontFamily: vars.font.code,
    text: 'large',
    color: vars.color.text,
    overflowWrap: 'anywhere',
  }),
);

export const actionRow = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall }),
);
