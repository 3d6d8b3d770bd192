import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const header = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space.small} ${vars.space.large}`,
  }),
);
export const back = style(
  componentRule({ flexBasis: '100%', color: vars.color.brandText, fontSize: vars.text.small.size }),
);
export const identity = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    minWidth: 0,
    flex: '1 1 320px',
  }),
);
export const words = style(componentRule({ minWidth: 0 }));
export const eyebrow = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    lineHeight: vars.text.small.line,
    selectors: { '&:not(:empty)': { marginBottom: vars.space.xxsmall } },
  }),
);
export const subtitle = style(
  componentRule({
    marginTop: vars.space.xxsmall,
    fontSize: vars.text.large.size,
    lineHeight: vars.text.large.line,
  }),
);
export const actions = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small }),
);
