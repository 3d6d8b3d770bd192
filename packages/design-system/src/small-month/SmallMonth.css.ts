import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const { color, text, weight, radius } = vars;

export const table = style(
  componentRule({
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    fontSize: text.small.size,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
  }),
);
export const weekday = style(
  componentRule({
    padding: '4px 0',
    color: color.textSoft,
    fontSize: text.tiny.size,
    fontWeight: weight.regular,
  }),
);
export const week = style(
  componentRule({
    selectors: { '&[data-chosen="true"]': { background: color.brandSoft } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-chosen="true"]': { outline: '1px solid Highlight' } },
      },
    },
  }),
);
export const cell = style(componentRule({ padding: '1px 0' }));
export const day = style(
  componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '32px',
    borderRadius: radius.full,
    color: color.text,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: color.surfaceSunken },
      '&[data-ringed="true"]': { boxShadow: `inset 0 0 0 1px ${color.brand}` },
    },
    '@media': {
      // Shadows and backgrounds are removed there.
      '(forced-colors: active)': {
        selectors: { '&[data-ringed="true"]': { border: '1px solid ButtonText' } },
      },
    },
  }),
);
export const holiday = style(componentRule({ color: color.danger }));
export const quiet = style(componentRule({ color: color.textSoft }));
/** Today, or the selected day. */
export const filled = style(
  componentRule({
    background: color.brand,
    color: color.onBrand,
    fontWeight: weight.strong,
    selectors: { '&:hover': { background: color.brandHover } },
    '@media': { '(forced-colors: active)': { border: '3px solid Highlight' } },
  }),
);
export const marks = style(
  componentRule({
    position: 'absolute',
    insetInline: 0,
    bottom: '1px',
    display: 'flex',
    justifyContent: 'center',
    gap: '2px',
  }),
);
export const mark = style(componentRule({ width: '4px', height: '4px', borderRadius: radius.full }));
const seen = { '@media': { '(forced-colors: active)': { background: 'ButtonText' } } } as const;
export const markTone = styleVariants(
  {
    brand: color.brand,
    deadline: color.deadlineMark,
    info: color.infoMark,
    success: color.successMark,
    accent: color.accentMark,
    warning: color.warningMark,
    neutral: color.neutralMark,
  },
  (background) => componentRule({ background, ...seen }),
);
/** A coloured dot would be invisible on a filled day. */
export const markOnFilled = style(componentRule({ background: color.onBrand, ...seen }));
