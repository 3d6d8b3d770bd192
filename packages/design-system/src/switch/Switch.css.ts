import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
} as const;

/** By the position of the track. */
export const switchRow = styleVariants({
  start: componentRule(row),
  end: componentRule({ ...row, flexDirection: 'row-reverse', justifyContent: 'space-between' }),
});

export const text = style(componentRule({ display: 'flex', flexDirection: 'column', minWidth: 0 }));

export const trackCell = style(componentRule({ display: 'grid', flexShrink: 0 }));

/** The native checkbox as a track; the knob is drawn over it. */
export const track = style(
  componentRule({
    gridArea: '1 / 1',
    appearance: 'none',
    width: 40,
    height: 24,
    borderRadius: vars.radius.full,
    background: vars.color.neutralMark,
    cursor: 'pointer',
    transitionProperty: 'background-color',
    transitionDuration: vars.duration.quick,
    selectors: {
      '&:checked': { background: vars.color.brand },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);

export const knob = style(
  componentRule({
    gridArea: '1 / 1',
    alignSelf: 'center',
    width: 18,
    height: 18,
    marginInlineStart: 3,
    borderRadius: vars.radius.full,
    background: vars.color.onBrand,
    pointerEvents: 'none',
    transitionProperty: 'transform',
    transitionDuration: vars.duration.quick,
    selectors: { ':checked ~ &': { transform: 'translateX(16px)' } },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
