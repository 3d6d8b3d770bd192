// Before the rules below, which make the text of a field larger.
import '../private/TextControl.css.ts';
import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const tall = style(componentRule({ minHeight: 56 }));

/** Tabular digits, spaced for comparison with another screen. */
export const code = style(
  componentRule({
    padding: `0 ${vars.space.medium}`,
    text: 'title',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.12em',
  }),
);
