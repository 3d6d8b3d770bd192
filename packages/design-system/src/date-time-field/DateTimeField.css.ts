import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const boxes = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, minWidth: 0 }),
);
/** Both side by side on a phone of 360 px, under one another where letters are larger. */
export const box = styleVariants({ date: '1 1 10.5em', time: '1 1 7em' }, (flex) =>
  componentRule({ flex, minWidth: 0, fontVariantNumeric: 'tabular-nums' }),
);
export const note = style(
  componentRule({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    color: vars.color.textSoft,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
