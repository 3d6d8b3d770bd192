import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const reveal = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    flexShrink: 0,
    margin: vars.space.xxsmall,
    padding: `0 ${vars.space.xsmall}`,
    borderRadius: vars.radius.badge,
    text: 'small',
    color: vars.color.textSoft,
    selectors: { '&:hover': { color: vars.color.text, background: vars.color.neutralSoft } },
  }),
);
