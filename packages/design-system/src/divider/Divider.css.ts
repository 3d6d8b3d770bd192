import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

// A border instead of a background: it stays visible in forced colours.
const drawn = `1px solid ${vars.color.border}`;

export const line = style(componentRule({ width: '100%', borderTop: drawn, flexShrink: 0 }));
export const labelled = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    color: vars.color.textSoft,
    text: 'tiny',
    selectors: { '&::before, &::after': { content: '""', flex: 1, borderTop: drawn } },
  }),
);
export const vertical = style(
  componentRule({ alignSelf: 'stretch', borderInlineStart: drawn, flexShrink: 0 }),
);
