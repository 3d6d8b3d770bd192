import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const tile = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    flexShrink: 0,
    width: '72px',
    overflow: 'clip',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    textAlign: 'center',
  }),
);
export const month = style(
  componentRule({
    padding: '3px 0',
    background: vars.color.brand,
    color: vars.color.onBrand,
    text: 'tiny',
    fontWeight: vars.weight.strong,
  }),
);
export const day = style(
  componentRule({
    paddingTop: vars.space.xxsmall,
    text: 'title',
    fontWeight: vars.weight.heading,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const weekday = style(
  componentRule({
    paddingBottom: vars.space.xsmall,
    color: vars.color.textSoft,
    text: 'tiny',
  }),
);
export const quiet = style(componentRule({ background: vars.color.neutralSoft, color: vars.color.textSoft }));
