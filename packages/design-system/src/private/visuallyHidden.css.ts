import { style } from '@vanilla-extract/css';
import { componentRule } from './componentRule.ts';

/** Hidden visually, but not from screen readers and the keyboard. */
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
