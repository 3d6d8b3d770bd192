import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const iconButton = recipe({
  base: componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.field,
    color: vars.color.textSoft,
    transitionProperty: 'background-color, color',
    transitionDuration: vars.duration.quick,
    transitionTimingFunction: 'ease-out',
    selectors: {
      '&:hover': { background: vars.color.neutralSoft, color: vars.color.text },
      '&[aria-pressed="true"]': { color: vars.color.brandText },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
  variants: {
    variant: {
      ghost: {},
      outline: componentRule({
        background: vars.color.surfaceRaised,
        borderColor: vars.color.borderField,
        color: vars.color.text,
      }),
    },
    size: {
      small: componentRule({ width: vars.size.controlSmall, height: vars.size.controlSmall }),
      medium: componentRule({ width: vars.size.control, height: vars.size.control }),
    },
  },
});

/** At the upper end corner, over the icon's edge. */
export const linkCount = style(
  componentRule({ position: 'absolute', top: '-4px', insetInlineStart: '20px', pointerEvents: 'none' }),
);
