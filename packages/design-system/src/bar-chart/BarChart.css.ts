import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;
/** Left of the plot there is room for the figures of the axis, which stand outside the picture's own box. */
export const frame = style(componentRule({ paddingInlineStart: '26px', containerType: 'inline-size' }));
export const chart = style(
  componentRule({
    display: 'block',
    width: '100%',
    height: '220px',
    overflow: 'visible',
    fontSize: vars.text.tiny.size,
    '@container': { '(max-width: 420px)': { fontSize: '11px' } },
  }),
);
export const grid = style(componentRule({ stroke: color.borderSoft }));
export const axis = style(componentRule({ fill: color.textSoft, textAnchor: 'end' }));
export const bar = style(componentRule({ fill: color.brand }));
export const second = style(
  componentRule({ fill: color.surfaceRaised, stroke: color.brand, strokeWidth: 1.5 }),
);
export const figure = style(
  componentRule({ fill: color.text, fontWeight: vars.weight.strong, textAnchor: 'middle' }),
);
export const zero = style(componentRule({ fill: color.textSoft, textAnchor: 'middle' }));
export const month = style(componentRule({ fill: color.textSoft, textAnchor: 'middle' }));
export const current = style(componentRule({ fill: color.brandText, fontWeight: vars.weight.strong }));
export const legend = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.medium,
    color: color.textSoft,
    fontSize: vars.text.tiny.size,
    lineHeight: vars.text.tiny.line,
  }),
);
export const legendItem = style(componentRule({ display: 'inline-flex', alignItems: 'center', gap: '6px' }));
const mark = { width: '10px', height: '10px', borderRadius: '3px', border: `1.5px solid ${color.brand}` };
export const markSolid = style(componentRule({ ...mark, background: color.brand }));
export const markOutline = style(componentRule(mark));
