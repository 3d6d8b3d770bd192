import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const state = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    textAlign: 'center',
    margin: '0 auto',
    maxWidth: '340px',
  }),
);
export const size = styleVariants({ page: vars.space.xxlarge, card: vars.space.large }, (value) =>
  componentRule({ padding: `${value} ${vars.space.medium}` }),
);
export const picture = style(
  componentRule({ width: '168px', height: '92px', marginBottom: vars.space.small }),
);
export const text = style(
  componentRule({
    marginTop: vars.space.xxsmall,
    color: vars.color.textSoft,
    text: 'body',
    textWrap: 'balance',
    wordBreak: 'auto-phrase',
  }),
);
export const actions = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space.xsmall,
    marginTop: vars.space.medium,
  }),
);
export const post = style(componentRule({ stroke: vars.color.brandText }));
export const ridge = style(componentRule({ stroke: vars.color.neutralMark }));
export const ridgeFar = style(componentRule({ stroke: vars.color.border }));
export const path = style(componentRule({ stroke: vars.color.brandLine, fill: vars.color.brandSoft }));
export const sun = style(componentRule({ fill: vars.color.deadlineMark }));
