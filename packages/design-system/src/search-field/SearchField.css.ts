import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Shown by CSS only, so that no state has to follow the text. */
export const clear = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    marginInlineEnd: 6,
    borderRadius: vars.radius.badge,
    color: vars.color.textSoft,
    selectors: {
      '&:hover': { color: vars.color.text, background: vars.color.neutralSoft },
      'input:is(:placeholder-shown, :disabled, :read-only) ~ &': { display: 'none' },
    },
  }),
);
