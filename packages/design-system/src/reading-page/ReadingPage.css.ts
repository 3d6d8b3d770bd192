import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const page = style(componentRule({ minHeight: '100dvh', background: vars.color.surface }));
export const header = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderBottom: `1px solid ${vars.color.border}`,
    background: vars.color.surfaceRaised,
  }),
);
export const main = style(
  componentRule({
    maxWidth: '880px',
    marginInline: 'auto',
    padding: vars.space.medium,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [media.tablet]: { paddingBlock: vars.space.xlarge } },
  }),
);
export const footer = style(
  componentRule({
    maxWidth: '880px',
    marginInline: 'auto',
    padding: `0 ${vars.space.medium} ${vars.space.xlarge}`,
  }),
);
