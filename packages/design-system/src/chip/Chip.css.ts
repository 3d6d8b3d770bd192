import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

const face = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  flexShrink: 0,
  minHeight: vars.size.controlSmall,
  maxWidth: '100%',
  padding: `0 ${vars.space.small}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
} as const;
const icons = { width: '14px', height: '14px', strokeWidth: 1.75, flexShrink: 0 } as const;

export const chip = style(
  componentRule({
    ...face,
    transition: `background ${vars.duration.quick} ease-out`,
    selectors: {
      '&:hover': { background: vars.color.surfaceSunken },
      '&:is([aria-pressed="true"], [data-active="true"])': {
        background: vars.color.brandSoft,
        borderColor: vars.color.brandLine,
        color: vars.color.brandText,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:is([aria-pressed="true"], [data-active="true"])': { border: '2px solid Highlight' },
        },
      },
    },
  }),
);
descendantRule(`${chip} > svg`, icons);
export const add = style(
  componentRule({ borderStyle: 'dashed', borderColor: vars.color.borderField, color: vars.color.textSoft }),
);
export const applied = style(
  componentRule({
    ...face,
    paddingInlineEnd: '4px',
    gap: '2px',
    background: vars.color.brandSoft,
    borderColor: vars.color.brandLine,
    color: vars.color.brandText,
  }),
);
/** With its own colour, the pressed state is only shown by the tick. */
export const plain = style(
  componentRule({
    selectors: {
      '&[aria-pressed="true"]': {
        background: vars.color.surfaceRaised,
        borderColor: vars.color.border,
        color: vars.color.text,
      },
      '&[aria-pressed="false"]': { color: vars.color.textSoft },
    },
  }),
);
export const swatch = style(
  componentRule({
    flexShrink: 0,
    width: '10px',
    height: '10px',
    borderRadius: '3px',
    // It is the legend of a calendar's colours, which stay in forced colours.
    forcedColorAdjust: 'none',
  }),
);
export const swatchTone = styleVariants(
  {
    brand: vars.color.brand,
    deadline: vars.color.deadlineMark,
    info: vars.color.infoMark,
    success: vars.color.successMark,
    accent: vars.color.accentMark,
    warning: vars.color.warningMark,
    neutral: vars.color.neutralMark,
  },
  (background) => componentRule({ background }),
);
export const text = style(componentRule({ overflow: 'hidden', textOverflow: 'ellipsis' }));
export const remove = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '24px',
    height: '24px',
    borderRadius: vars.radius.full,
    selectors: {
      '&:hover': { background: 'color-mix(in srgb, currentColor 14%, transparent)' },
    },
  }),
);
descendantRule(`${remove} > svg`, icons);
