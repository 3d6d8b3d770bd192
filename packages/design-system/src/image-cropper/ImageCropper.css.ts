import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Width and height of the thumb. */
const THUMB = '20px';
/** Height of the hit area. */
const TARGET = '24px';
/** Height of the track; the thumb is centred on it. */
const TRACK = '4px';

export const ground = style(
  componentRule({
    position: 'relative',
    width: '100%',
    height: '280px',
    overflow: 'hidden',
    borderRadius: vars.radius.field,
    background: vars.color.surfaceSunken,
  }),
);
export const frame = style(
  componentRule({
    selectors: {
      '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const zoom = style(
  componentRule({
    display: 'grid',
    gap: vars.space.xxsmall,
    marginTop: vars.space.small,
    color: vars.color.text,
    text: 'small',
  }),
);
const track = {
  height: TRACK,
  borderRadius: vars.radius.full,
  background: vars.color.borderField,
  '@media': { '(forced-colors: active)': { background: 'ButtonBorder' } },
} as const;
const thumb = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.full,
  background: vars.color.brand,
} as const;
export const slider = style(
  componentRule({
    appearance: 'none',
    width: '100%',
    height: TARGET,
    margin: 0,
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      // Styled explicitly: beside an accent colour of medium lightness browsers draw a white track, also in the dark
      // theme.
      '&::-webkit-slider-runnable-track': track,
      '&::-moz-range-track': track,
      '&::-webkit-slider-thumb': {
        ...thumb,
        appearance: 'none',
        marginTop: `calc((${TRACK} - ${THUMB}) / 2)`,
      },
      '&::-moz-range-thumb': thumb,
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
        borderRadius: vars.radius.badge,
      },
    },
  }),
);
