import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const button = style(
  componentRule({
    alignItems: 'center',
    width: '100%',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.color.borderField } },
  }),
);

export const words = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    paddingInline: vars.space.small,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.textSoft,
    fontSize: vars.text.body.size,
    lineHeight: vars.text.body.line,
  }),
);
