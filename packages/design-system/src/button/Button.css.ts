import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** The hover background of outline and text buttons. */
const quietHover = { selectors: { '&:hover': { background: vars.color.neutralSoft } } };

/** Its text stands at the edges of its place, so it is wider than that by its padding. */
const flushBy = (padding: string) =>
  componentRule({ marginInline: `calc(-1 * ${padding})`, maxWidth: `calc(100% + 2 * ${padding})` });

export const button = recipe({
  base: componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    flexShrink: 0,
    maxWidth: '100%',
    border: '1px solid transparent',
    borderRadius: vars.radius.field,
    fontWeight: vars.weight.strong,
    textAlign: 'center',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: vars.duration.quick,
    transitionTimingFunction: 'ease-out',
    selectors: {
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  }),
  variants: {
    variant: {
      primary: componentRule({
        background: vars.color.brand,
        color: vars.color.onBrand,
        selectors: { '&:hover': { background: vars.color.brandHover } },
      }),
      secondary: componentRule({
        background: vars.color.surfaceRaised,
        borderColor: vars.color.borderField,
        color: vars.color.text,
        ...quietHover,
      }),
      soft: componentRule({
        background: vars.color.brandSoft,
        color: vars.color.brandText,
        selectors: { '&:hover': { borderColor: vars.color.brandLine } },
      }),
      ghost: componentRule({ color: vars.color.brandText, ...quietHover }),
      quiet: componentRule({ color: vars.color.text, fontWeight: vars.weight.medium, ...quietHover }),
      danger: componentRule({ color: vars.color.danger, ...quietHover }),
      dangerSolid: componentRule({
        background: vars.color.dangerSolid,
        color: vars.color.onSolid,
        selectors: { '&:hover': { background: `color-mix(in srgb, ${vars.color.dangerSolid}, #000 12%)` } },
      }),
    },
    size: {
      small: componentRule({
        minHeight: vars.size.controlSmall,
        padding: `0 ${vars.space.small}`,
        text: 'small',
      }),
      medium: componentRule({
        minHeight: vars.size.control,
        padding: `${vars.space.xxsmall} ${vars.space.medium}`,
        text: 'body',
      }),
      large: componentRule({
        minHeight: vars.size.controlLarge,
        padding: `${vars.space.xxsmall} 20px`,
        text: 'large',
      }),
    },
    fullWidth: { true: componentRule({ width: '100%' }) },
    flush: { true: componentRule({ textAlign: 'start' }) },
  },
  compoundVariants: [
    { variants: { flush: true, size: 'small' }, style: flushBy(vars.space.small) },
    { variants: { flush: true, size: 'medium' }, style: flushBy(vars.space.medium) },
    { variants: { flush: true, size: 'large' }, style: flushBy('20px') },
  ],
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/** The icon that spins while an action runs; it does not move with reduced motion. */
export const workingMark = style(
  componentRule({
    display: 'inline-flex',
    flexShrink: 0,
    animation: `${turn} 800ms linear infinite`,
  }),
);
