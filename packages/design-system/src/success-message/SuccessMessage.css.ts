import { keyframes, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const draw = keyframes({ from: { strokeDashoffset: 1 } });
const appear = keyframes({ from: { opacity: 0 } });
const DRAWING = `calc(${vars.duration.calm} * 4)`;
const still = { '@media': { [media.reducedMotion]: { animation: 'none' } } };

/** Without the gap of a stack while empty; `display: none` would hide it from screen readers. */
export const region = style(componentRule({ selectors: { '&:empty': { position: 'absolute' } } }));
export const message = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderRadius: vars.radius.field,
    background: vars.color.successSoft,
    color: vars.color.text,
    text: 'body',
  }),
);
export const mark = style(componentRule({ flexShrink: 0, width: '36px', height: '36px' }));
export const path = style(
  componentRule({
    stroke: vars.color.success,
    strokeDasharray: 1,
    animation: `${draw} ${DRAWING} ease-out`,
    ...still,
  }),
);
export const sun = style(
  componentRule({
    fill: vars.color.deadlineMark,
    animation: `${appear} ${vars.duration.calm} ${DRAWING} ease-out backwards`,
    ...still,
  }),
);
export const title = style(componentRule({ color: vars.color.success, fontWeight: vars.weight.strong }));
