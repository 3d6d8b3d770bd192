import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Width and height of the thumb. */
const THUMB = '22px';
/** Height of the hit area. */
const TARGET = '24px';
/** Height of the track; the thumb is centred on it. */
const TRACK = '4px';

/** Number of stops and index of the selected one; set by the component. */
export const stopCount = '--michi-range-stops';
export const chosenStop = '--michi-range-chosen';

export const row = style(
  componentRule({
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space.small,
    text: 'body',
  }),
);
export const label = style(componentRule({ fontWeight: vars.weight.strong, color: vars.color.text }));
export const value = style(
  componentRule({
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
/** Starts at the leftmost centre of the thumb. */
export const bars = style(
  componentRule({
    display: 'flex',
    alignItems: 'flex-end',
    gap: '2px',
    height: '64px',
    marginInlineStart: `calc(${THUMB} / 2)`,
    marginTop: vars.space.xxsmall,
  }),
);
export const bar = style(
  componentRule({
    flex: 1,
    minHeight: '2px',
    borderRadius: '3px 3px 0 0',
    background: vars.color.border,
    transition: `background ${vars.duration.quick} ease-out`,
  }),
);
export const barIn = style(
  componentRule({
    background: vars.color.brandLine,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);
const thumb = {
  boxSizing: 'border-box',
  width: THUMB,
  height: THUMB,
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
} as const;
/** Width of a bar with its gap. The thumb moves from the start of the first bar to the start of the last. */
const step = `((100% - ${THUMB} / 2) / var(${stopCount}))`;
/** The position of the thumb; percentages are of the line itself. */
const line = `calc(100% * var(${chosenStop}) / var(${stopCount}))`;
/** A line as long as the bars; the track of the thumb is one bar shorter. */
export const slider = style(
  componentRule({
    position: 'relative',
    // The line touches the bars.
    marginTop: `calc((${TARGET} - ${TRACK}) / -2)`,
    '::before': {
      content: '',
      position: 'absolute',
      insetInline: `calc(${THUMB} / 2) 0`,
      top: `calc((${TARGET} - ${TRACK}) / 2)`,
      height: TRACK,
      borderRadius: vars.radius.full,
      background: `linear-gradient(to right, ${vars.color.border} ${line}, ${vars.color.brand} ${line})`,
    },
  }),
);
export const input = style(
  componentRule({
    appearance: 'none',
    display: 'block',
    position: 'relative',
    width: `calc(${THUMB} + ${step} * (var(${stopCount}) - 1))`,
    height: TARGET,
    margin: 0,
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::-webkit-slider-runnable-track': { height: TRACK, background: 'transparent' },
      '&::-moz-range-track': { height: TRACK, background: 'transparent' },
      '&::-webkit-slider-thumb': {
        ...thumb,
        appearance: 'none',
        marginTop: `calc((${TRACK} - ${THUMB}) / 2)`,
      },
      '&::-moz-range-thumb': thumb,
      '&:focus-visible::-webkit-slider-thumb': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  }),
);
export const ends = style(
  componentRule({
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space.small,
    marginTop: '2px',
    color: vars.color.textSoft,
    text: 'tiny',
    fontVariantNumeric: 'tabular-nums',
  }),
);
