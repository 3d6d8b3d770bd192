import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const line = style(
  componentRule({ height: '1px', width: '100%', background: vars.color.border, flexShrink: 0 }),
);
export const labelled = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.medium,
    color: vars.color.textSoft,
    fontSize: vars.text.tiny.size,
    lineHeight: vars.text.tiny.line,
    selectors: {
      '&::before, &::after': { content: '""', flex: 1, height: '1px', background: vars.color.border },
    },
  }),
);
export const vertical = style(
  componentRule({ width: '1px', alignSelf: 'stretch', background: vars.color.border, flexShrink: 0 }),
);
