import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const ground = style(
  componentRule({
    position: 'relative',
    isolation: 'isolate',
    minHeight: '100dvh',
    overflow: 'hidden',
    background: vars.color.surface,
  }),
);
export const picture = style(
  componentRule({
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    bottom: 0,
    width: '100%',
    // On phones a strip at the bottom, so that the form has a plain background.
    height: '22dvh',
    pointerEvents: 'none',
    '@media': {
      [media.tablet]: { height: '100%' },
      // Lower where words stand beside the form, so that the sun is below them.
      [media.desktop]: { bottom: '-12dvh' },
    },
  }),
);
const { color } = vars;
export const hillFar = style(componentRule({ fill: color.hillFar }));
export const hillMiddle = style(
  componentRule({ fill: `color-mix(in srgb, ${color.hillFar}, ${color.hillNear})` }),
);
export const hillNear = style(componentRule({ fill: color.hillNear }));
export const path = style(componentRule({ fill: color.path }));
export const line = style(
  componentRule({ fill: 'none', stroke: color.brandLine, strokeWidth: 1.5, strokeDasharray: '4 7' }),
);
export const stop = style(
  componentRule({ fill: color.surfaceRaised, stroke: color.brand, strokeWidth: 2.5 }),
);
export const glow = style(componentRule({ fill: color.deadlineSoft }));
export const sun = style(componentRule({ fill: color.deadlineMark }));
