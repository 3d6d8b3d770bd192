import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const group = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall, minWidth: 0 }),
);

export const row = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall }),
);

export const written = style(
  componentRule({
    flex: '1 1 200px',
    minWidth: 0,
    padding: `9px ${vars.space.small}`,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceSunken,
    color: vars.color.text,
    fontFamily: vars.font.code,
    fontSize: vars.text.body.size,
    lineHeight: '20px',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);
