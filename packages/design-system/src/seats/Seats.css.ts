import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const room = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(20, minmax(0, 1fr))',
    gap: vars.space.xxsmall,
    maxWidth: '480px',
  }),
);
export const seat = style(
  componentRule({ height: '10px', border: '2px solid transparent', borderRadius: '3px' }),
);
export const taken = style(
  componentRule({
    background: vars.color.brandLine,
    borderColor: vars.color.brandLine,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const free = style(
  componentRule({ background: vars.color.surfaceRaised, borderColor: vars.color.brand }),
);
