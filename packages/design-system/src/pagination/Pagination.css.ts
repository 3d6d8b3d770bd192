import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

export const pagination = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    color: vars.color.textSoft,
    text: 'small',
  }),
);
export const steps = style(componentRule({ display: 'flex', gap: vars.space.xsmall }));
export const step = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: vars.size.controlSmall,
    height: vars.size.controlSmall,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    selectors: {
      '&:hover:not([aria-disabled])': { background: vars.color.surfaceSunken },
      '&[aria-disabled]': { borderColor: vars.color.border, color: vars.color.textSoft, cursor: 'default' },
    },
  }),
);
descendantRule(`${step} > svg`, { width: '16px', height: '16px', strokeWidth: 1.75 });
