import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
/** Browsers do not apply forced colours to the text of an SVG. */
const readersOwn = { '(forced-colors: active)': { fill: 'CanvasText' } };
/** Narrow enough for phones, where twelve months of two bars leave space between neighbours. */
const NARROW = '(max-width: 420px)';
/** Left of the plot is space for the labels of the axis, which overflow the SVG. */
export const frame = style(componentRule({ paddingInlineStart: '26px', containerType: 'inline-size' }));
export const chart = style(
  componentRule({
    display: 'block',
    width: '100%',
    height: '220px',
    overflow: 'visible',
    fontSize: vars.text.tiny.size,
    '@container': { [NARROW]: { fontSize: '11px' } },
  }),
);
export const grid = style(componentRule({ stroke: color.borderSoft }));
export const axis = style(componentRule({ fill: color.textSoft, textAnchor: 'end', '@media': readersOwn }));
export const bar = style(
  componentRule({
    x: '-7px',
    width: '14px',
    fill: color.brand,
    '@container': { [NARROW]: { x: '-4.5px', width: '9px' } },
  }),
);
export const barOfPair = style(componentRule({ x: '-9px', '@container': { [NARROW]: { x: '-7px' } } }));
export const second = style(
  componentRule({
    x: '7.75px',
    width: '6.5px',
    fill: color.surfaceRaised,
    stroke: color.brand,
    strokeWidth: 1.5,
    '@container': { [NARROW]: { x: '4.25px', width: '3.5px' } },
    // Hollow on the system background, like its legend.
    '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
  }),
);
export const figure = style(
  componentRule({
    fill: color.text,
    fontWeight: vars.weight.strong,
    textAnchor: 'middle',
    '@media': readersOwn,
  }),
);
export const zero = style(
  componentRule({ fill: color.textSoft, textAnchor: 'middle', '@media': readersOwn }),
);
/** Over the first bar of two. */
export const figureOfPair = style(
  componentRule({
    transform: 'translateX(-2px)',
    '@container': { [NARROW]: { transform: 'translateX(-2.5px)' } },
  }),
);
export const month = style(
  componentRule({ fill: color.textSoft, textAnchor: 'middle', '@media': readersOwn }),
);
export const current = style(
  componentRule({ fill: color.brandText, fontWeight: vars.weight.strong, '@media': readersOwn }),
);
export const legend = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.medium,
    color: color.textSoft,
    text: 'tiny',
  }),
);
export const legendItem = style(componentRule({ display: 'inline-flex', alignItems: 'center', gap: '6px' }));
const mark = {
  width: '10px',
  height: '10px',
  borderRadius: '3px',
  border: `1.5px solid ${color.brand}`,
  // The bars keep their colours in forced colours, so their legend does too.
  forcedColorAdjust: 'none',
} as const;
export const markSolid = style(componentRule({ ...mark, background: color.brand }));
export const markOutline = style(componentRule(mark));
