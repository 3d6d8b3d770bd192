import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const avatar = style(
  componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    printColorAdjust: 'exact',
    fontWeight: vars.weight.strong,
    lineHeight: 1,
    userSelect: 'none',
  }),
);
export const size = styleVariants({ 24: 24, 32: 32, 40: 40, 56: 56, 72: 72 }, (value) =>
  componentRule({ width: `${value}px`, height: `${value}px`, fontSize: `${Math.round(value * 0.42)}px` }),
);
export const shape = styleVariants({ square: vars.radius.field, round: vars.radius.full }, (value) =>
  componentRule({ borderRadius: value }),
);
const { monogram } = vars.color;
export const colour = styleVariants(
  {
    iris: [monogram.iris, monogram.onIris],
    violet: [monogram.violet, monogram.onViolet],
    sky: [monogram.sky, monogram.onSky],
    grass: [monogram.grass, monogram.onGrass],
    amber: [monogram.amber, monogram.onAmber],
    orange: [monogram.orange, monogram.onOrange],
    tomato: [monogram.tomato, monogram.onTomato],
    mauve: [monogram.mauve, monogram.onMauve],
  } as const,
  ([background, text]) => componentRule({ background, color: text }),
);
export const picture = style(
  componentRule({ position: 'absolute', inset: 0, width: '100%', height: '100%' }),
);
/** A logo is whole, on a light ground in both themes, since it is drawn for paper. */
export const fit = styleVariants({
  square: componentRule({
    objectFit: 'contain',
    background: vars.color.scanGround,
    borderRadius: 'inherit',
    boxShadow: `inset 0 0 0 1px ${vars.color.border}`,
  }),
  round: componentRule({ objectFit: 'cover' }),
});
export const covered = style(componentRule({ color: 'transparent' }));
export const loading = style(componentRule({ opacity: 0 }));
