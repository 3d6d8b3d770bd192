import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = style(
  componentRule({
    display: 'grid',
    gap: vars.space.xsmall,
    '@media': { [media.tablet]: { gridTemplateColumns: '240px minmax(0, 1fr)', alignItems: 'center' } },
  }),
);
