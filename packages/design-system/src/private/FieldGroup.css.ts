import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { componentRule } from './componentRule.ts';

export const legendRow = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xsmall,
    marginBlockEnd: vars.space.xxsmall,
  }),
);

export const group = style(componentRule({ minWidth: 0 }));

export const choices = styleVariants({
  vertical: [componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall })],
  horizontal: [
    componentRule({
      display: 'flex',
      flexWrap: 'wrap',
      // On the narrowest phone the five points of a scale fit in one row.
      columnGap: vars.space.xsmall,
      rowGap: vars.space.xxsmall,
      '@media': { [media.tablet]: { columnGap: vars.space.large } },
    }),
  ],
});

export const afterChoices = style(componentRule({ marginBlockStart: vars.space.xxsmall }));
