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
export const fill = styleVariants({ small: '180px', medium: '260px', large: '340px' }, (value) =>
  componentRule({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${value}), 1fr))` }),
);
