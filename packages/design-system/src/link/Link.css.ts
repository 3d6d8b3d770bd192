import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const link = recipe({
  base: componentRule({
    borderRadius: vars.radius.badge,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: 1,
    selectors: { '&:hover': { textDecoration: 'underline' } },
  }),
  variants: {
    tone: {
      brand: componentRule({ color: vars.color.brandText, fontWeight: vars.weight.medium }),
      text: componentRule({ color: vars.color.text }),
      soft: componentRule({ color: vars.color.textSoft }),
    },
    underline: {
      always: componentRule({ textDecoration: 'underline' }),
      hover: {},
    },
    size: {
      inherit: {},
      small: componentRule({ text: 'small' }),
    },
  },
});
