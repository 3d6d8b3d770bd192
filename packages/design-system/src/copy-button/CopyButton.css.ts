import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = style(
  componentRule({
    position: 'relative',
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xsmall,
  }),
);

export const failure = style(componentRule({ color: vars.color.danger, text: 'small' }));
