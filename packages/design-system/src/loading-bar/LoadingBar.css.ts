import { keyframes, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const move = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const track = style(
  componentRule({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 60,
    height: '3px',
    overflow: 'hidden',
    pointerEvents: 'none',
    background: vars.color.brandSoft,
    animation: `${appear} ${vars.duration.calm} 200ms ease-out backwards`,
    '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  }),
);
export const bar = style(
  componentRule({
    width: '40%',
    height: '100%',
    borderRadius: vars.radius.full,
    background: vars.color.brand,
    animation: `${move} 1200ms ease-in-out infinite`,
    '@media': { '(forced-colors: active)': { background: 'Highlight' } },
  }),
);
