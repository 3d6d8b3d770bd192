import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const grid = style(componentRule({ display: 'grid', minWidth: 0 }));
export const gap = styleVariants(vars.space, (value) => componentRule({ gap: value }));
export const align = styleVariants({ start: 'start', center: 'center', stretch: 'stretch' }, (value) =>
  componentRule({ alignItems: value }),
);

const tracks = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  6: 'repeat(6, minmax(0, 1fr))',
  7: 'repeat(7, minmax(0, 1fr))',
  sidebar: 'minmax(0, 2fr) minmax(0, 1fr)',
};
export const phone = styleVariants(tracks, (value) => componentRule({ gridTemplateColumns: value }));
export const tablet = styleVariants(tracks, (value) =>
  componentRule({ '@media': { [media.tablet]: { gridTemplateColumns: value } } }),
);
export const desktop = styleVariants(tracks, (value) =>
  componentRule({ '@media': { [media.desktop]: { gridTemplateColumns: value } } }),
);
export const print = styleVariants(tracks, (value) =>
  componentRule({ '@media': { [media.print]: { gridTemplateColumns: value } } }),
);
const least = {
  // Two, until each had less than 112 px.
  pair: 'max(112px, 50% - 24px)',
  small: 'min(100%, 180px)',
  medium: 'min(100%, 260px)',
  large: 'min(100%, 340px)',
};
export const fill = styleVariants(least, (value) =>
  componentRule({ gridTemplateColumns: `repeat(auto-fill, minmax(${value}, 1fr))` }),
);
