import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const position = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    flex: 1,
    gap: vars.space.medium,
    minHeight: 0,
    overflow: 'hidden',
    padding: vars.space.medium,
    '@media': { [media.tablet]: { padding: vars.space.large } },
  }),
);
export const side = styleVariants({ theirs: 'flex-start', mine: 'flex-end' }, (justifyContent) =>
  componentRule({ display: 'flex', justifyContent }),
);
export const bubble = styleVariants({ third: '34%', half: '48%', threeQuarters: '64%' }, (width) =>
  componentRule({
    width,
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: `1px solid ${vars.color.borderSoft}`,
    borderRadius: vars.radius.card,
    background: vars.color.surfaceRaised,
  }),
);
