import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const summary = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.small,
    padding: `${vars.space.small} ${vars.space.medium}`,
    border: `1px solid ${vars.color.danger}`,
    borderRadius: vars.radius.field,
    background: vars.color.dangerSoft,
    color: vars.color.text,
    scrollMarginBlock: 80,
  }),
);

export const mark = style(
  componentRule({ display: 'inline-flex', alignItems: 'center', height: '1lh', color: vars.color.danger }),
);

export const summaryTitle = style(componentRule({ text: 'body', fontWeight: vars.weight.strong }));

export const faults = style(
  componentRule({
    gridColumn: 2,
    display: 'flex',
    flexDirection: 'column',
    fontSize: vars.text.small.size,
    lineHeight: '24px',
  }),
);
