import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const boxes = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: `${vars.space.xsmall} ${vars.space.small}`,
    paddingTop: 2,
  }),
);

/** With its name above, or its unit after it. */
export const part = style(componentRule({ display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }));
export const partWithUnit = style(
  componentRule({
    display: 'flex',
    flexDirection: 'row-reverse',
    alignItems: 'center',
    gap: vars.space.xxsmall,
  }),
);

export const partName = style(componentRule({ text: 'small', color: vars.color.textSoft }));

export const width = styleVariants({ year: 88, month: 64, day: 64 }, (value) =>
  componentRule({ width: value, fontVariantNumeric: 'tabular-nums' }),
);

export const noteText = style(
  componentRule({
    flexBasis: '100%',
    text: 'small',
    color: vars.color.textSoft,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
