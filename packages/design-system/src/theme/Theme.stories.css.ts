import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from './vars.css.ts';

export const swatches = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: vars.space.medium,
    fontSize: vars.text.tiny.size,
    lineHeight: vars.text.tiny.line,
  }),
);

export const swatch = style(
  componentRule({
    height: 44,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
  }),
);

export const lines = style(componentRule({ display: 'grid', gap: vars.space.small }));
