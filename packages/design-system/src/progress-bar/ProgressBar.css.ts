import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const text = style(
  componentRule({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.small,
    marginBottom: vars.space.xxsmall,
    text: 'small',
    fontWeight: vars.weight.medium,
  }),
);
export const value = style(
  componentRule({
    flexShrink: 0,
    color: vars.color.textSoft,
    fontWeight: vars.weight.regular,
    whiteSpace: 'nowrap',
  }),
);
export const track = style(
  componentRule({
    height: '8px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.brandSoft,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
export const bar = style(
  componentRule({
    height: '100%',
    borderRadius: vars.radius.full,
    transition: `width ${vars.duration.calm} ease-out`,
  }),
);
export const tone = styleVariants(
  { brand: vars.color.brand, success: vars.color.successMark, danger: vars.color.dangerMark },
  (background) =>
    componentRule({ background, '@media': { '(forced-colors: active)': { background: 'Highlight' } } }),
);
