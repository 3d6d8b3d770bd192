import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const picture = style(
  componentRule({
    display: 'block',
    width: '100%',
    objectFit: 'cover',
    background: vars.color.surfaceSunken,
    borderRadius: vars.radius.field,
  }),
);
export const shape = styleVariants({
  wide: componentRule({ aspectRatio: '2 / 1' }),
  square: componentRule({ aspectRatio: '1 / 1' }),
  banner: componentRule({
    aspectRatio: '3 / 1',
    maxHeight: '220px',
    '@media': { [media.tablet]: { aspectRatio: '4 / 1' } },
  }),
});
export const flush = style(componentRule({ borderRadius: 0 }));

export const text = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    padding: vars.space.medium,
    color: vars.color.textSoft,
  }),
);
