import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const button = style(
  componentRule({
    alignItems: 'center',
    width: '100%',
    minHeight: vars.size.control,
    background: vars.color.neutralSoft,
    borderColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: vars.color.borderField } },
  }),
);

export const text = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    paddingInline: vars.space.small,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.textSoft,
    text: 'body',
  }),
);

export const keys = style(
  componentRule({
    alignSelf: 'center',
    flexShrink: 0,
    marginInlineEnd: vars.space.small,
    padding: '0 6px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.badge,
    background: vars.color.surfaceRaised,
    fontFamily: 'inherit',
    text: 'tiny',
    color: vars.color.textSoft,
  }),
);
