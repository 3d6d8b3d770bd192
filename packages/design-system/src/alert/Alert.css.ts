import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

export const alert = style(
  componentRule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.field,
    color: vars.color.text,
    text: 'body',
    minWidth: 0,
  }),
);
const { color } = vars;
export const tone = styleVariants(
  {
    neutral: [color.neutralSoft, color.borderSoft],
    info: [color.infoSoft, 'transparent'],
    brand: [color.brandSoft, 'transparent'],
    success: [color.successSoft, 'transparent'],
    deadline: [color.deadlineSoft, 'transparent'],
    warning: [color.warningSoft, color.warningLine],
    danger: [color.dangerSoft, color.danger],
  } as const,
  ([background, line]) => componentRule({ background, borderColor: line }),
);
export const ink = styleVariants(
  {
    neutral: color.text,
    info: color.info,
    brand: color.brandText,
    success: color.success,
    deadline: color.deadline,
    warning: color.warning,
    danger: color.danger,
  },
  (value) => componentRule({ color: value }),
);
export const icon = style(
  componentRule({
    display: 'flex',
    flexShrink: 0,
    paddingTop: '1px',
  }),
);
descendantRule(`${icon} > svg`, { width: '18px', height: '18px', strokeWidth: 1.75 });
export const contents = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: '2px',
    flex: 1,
    minWidth: 0,
  }),
);
export const title = style(componentRule({ fontWeight: vars.weight.strong }));
export const actions = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, marginTop: vars.space.xsmall }),
);
