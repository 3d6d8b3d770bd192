import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const lines = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall }),
);
export const parts = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space.large }),
);
export const terms = style(componentRule({ borderTop: `1px solid ${vars.color.border}` }));
export const term = style(
  componentRule({
    display: 'grid',
    gap: `${vars.space.xsmall} ${vars.space.large}`,
    padding: `14px 0`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSoft}` } },
    '@media': { [media.tablet]: { gridTemplateColumns: '128px minmax(0, 1fr)', padding: '18px 0' } },
  }),
);
export const step = style(componentRule({ display: 'flex', gap: vars.space.medium }));
export const stop = style(
  componentRule({
    flexShrink: 0,
    width: '20px',
    height: '20px',
    borderRadius: vars.radius.full,
    border: `2px solid ${vars.color.borderSoft}`,
  }),
);
export const text = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: '9px', flex: 1, paddingTop: '2px' }),
);
