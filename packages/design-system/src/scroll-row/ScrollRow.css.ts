import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const row = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    // For the focus ring, which the scroller would clip.
    padding: '4px',
    margin: '-4px',
    selectors: {
      '&[data-more~="end"]': { maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)' },
      '&[data-more~="start"]': { maskImage: 'linear-gradient(to left, #000 calc(100% - 32px), transparent)' },
      '&[data-more="start end"]': {
        maskImage: 'linear-gradient(to right, transparent, #000 32px calc(100% - 32px), transparent)',
      },
    },
  }),
);
descendantRule(`${row} > *`, { flexShrink: 0 });
export const gap = styleVariants(vars.space, (value) => componentRule({ gap: value }));
export const wrapWide = style(componentRule({ '@media': { [media.tablet]: { flexWrap: 'wrap' } } }));
