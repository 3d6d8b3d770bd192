import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const count = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '20px',
    height: '20px',
    padding: '0 6px',
    borderRadius: vars.radius.full,
    fontSize: vars.text.tiny.size,
    lineHeight: '20px',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    flexShrink: 0,
    // May be at an edge, with less space than its text.
    whiteSpace: 'nowrap',
    '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } },
  }),
);
const { color } = vars;
export const tone = styleVariants(
  {
    neutral: [color.neutralSoft, color.textSoft],
    soft: [color.brandSoft, color.brandText],
    brand: [color.brand, color.onBrand],
    owed: [color.deadlineSoft, color.deadline],
  } as const,
  ([background, text]) => componentRule({ background, color: text }),
);
