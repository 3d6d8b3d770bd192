import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Visible height of a collapsed text, in rem: about nine lines. */
export const FOLDED = 15;

export const fold = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: vars.space.xsmall,
  }),
);
export const contents = style(componentRule({ width: '100%' }));
export const LONG = 'data-long';

export const folded = style(
  componentRule({
    selectors: {
      [`${fold}[${LONG}] > &`]: {
        maxHeight: `${FOLDED}rem`,
        overflow: 'hidden',
        maskImage: 'linear-gradient(to bottom, black calc(100% - 4rem), transparent)',
      },
    },
  }),
);
export const more = style(
  componentRule({
    display: 'contents',
    selectors: { [`${fold}:not([${LONG}]) > &`]: { display: 'none' } },
  }),
);
