import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = style(
  componentRule({
    display: 'grid',
    gap: vars.space.xsmall,
    '@media': { [media.desktop]: { gridTemplateColumns: '280px minmax(0, 1fr)', alignItems: 'start' } },
  }),
);
/** Centres the first line of chips on the taller field. */
export const chips = style(
  componentRule({
    minWidth: 0,
    '@media': {
      [media.desktop]: { paddingTop: `calc((${vars.size.field} - ${vars.size.controlSmall}) / 2)` },
    },
  }),
);
