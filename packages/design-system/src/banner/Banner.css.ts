import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const banner = style(
  componentRule({
    position: 'sticky',
    zIndex: 30,
    top: 0,
    padding: `${vars.space.xsmall} ${vars.space.medium}`,
    borderBottom: `1px solid ${vars.color.warningLine}`,
    background: vars.color.warningSoft,
    color: vars.color.text,
    text: 'body',
    textAlign: 'center',
    textWrap: 'balance',
  }),
);
export const title = style(componentRule({ marginInlineEnd: '1ch', fontWeight: vars.weight.strong }));
