import { keyframes } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const unfold = keyframes({ from: { opacity: 0, translate: '0 -8px' } });
const grow = keyframes({ from: { opacity: 0, scale: '0.96' } });
const fromStart = keyframes({ from: { opacity: 0, translate: '-16px 0' } });
const fromEnd = keyframes({ from: { opacity: 0, translate: '16px 0' } });

const { quick, calm } = vars.duration;

/**
 * How things come in; what leaves is gone at once. Only opacity and transforms are animated, so that nothing beside them moves.
 * `grow` needs a `transformOrigin` at the trigger.
 */
export const entrance = {
  appear: `${appear} ${quick} ease-out`,
  rise: `${rise} ${calm} ease-out`,
  unfold: `${unfold} ${quick} ease-out`,
  grow: `${grow} ${quick} ease-out`,
  fromStart: `${fromStart} ${calm} ease-out`,
  fromEnd: `${fromEnd} ${calm} ease-out`,
} as const;
