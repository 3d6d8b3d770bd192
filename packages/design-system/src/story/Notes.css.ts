import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const note = style(
  componentRule({ display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: vars.space.xsmall }),
);
export const mark = styleVariants(
  { success: color.success, danger: color.danger, brand: color.brandText },
  (ink) => componentRule({ color: ink }),
);
