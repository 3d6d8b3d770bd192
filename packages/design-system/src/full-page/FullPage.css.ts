import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const page = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.medium,
    minHeight: '100dvh',
    padding: vars.space.medium,
    background: vars.color.surface,
    selectors: { '&:focus': { outline: 'none' } },
  }),
);
