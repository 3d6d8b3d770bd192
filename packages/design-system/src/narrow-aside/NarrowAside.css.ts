import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const layout = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.medium,
    alignItems: 'start',
    '@media': { [media.desktop]: { gridTemplateColumns: '248px minmax(0, 1fr)', gap: vars.space.large } },
  }),
);
export const column = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space.medium, minWidth: 0 }),
);
