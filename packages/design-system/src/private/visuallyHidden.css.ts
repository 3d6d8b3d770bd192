import { style } from '@vanilla-extract/css';
import { componentRule } from './componentRule.ts';

/** Out of sight, still read out and still able to take the focus. */
export const visuallyHidden = style(
  componentRule({
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  }),
);
