import { createVar, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

export const tree = style(componentRule({ display: 'flex', flexDirection: 'column' }));
export const level = createVar();
export const row = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: '36px',
    paddingInlineStart: `calc((${level} - 1) * 28px)`,
    borderRadius: vars.radius.badge,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&:hover': { background: vars.color.surfaceSunken },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);
const box = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
} as const;
export const check = style(
  componentRule({
    ...box,
    width: '20px',
    height: '20px',
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.badge,
    background: vars.color.surfaceRaised,
    color: vars.color.onBrand,
    selectors: {
      '[aria-checked="true"] > &, [aria-checked="mixed"] > &': {
        background: vars.color.brand,
        borderColor: vars.color.brand,
      },
    },
  }),
);
descendantRule(`${check} > svg`, { width: '14px', height: '14px', strokeWidth: 2.5 });
export const twist = style(
  componentRule({
    ...box,
    width: '24px',
    height: '24px',
    color: vars.color.textSoft,
  }),
);
descendantRule(`${twist} > svg`, {
  width: '16px',
  height: '16px',
  strokeWidth: 1.75,
  transition: `rotate ${vars.duration.quick} ease-out`,
});
descendantRule(`[aria-expanded="true"] > ${twist} > svg`, { rotate: '90deg' });
export const label = style(componentRule({ flex: 1, minWidth: 0, padding: '6px 0' }));
export const count = style(
  componentRule({
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    paddingInlineEnd: vars.space.xxsmall,
  }),
);
export const empty = style(componentRule({ margin: 0, padding: '6px 0', color: vars.color.textSoft }));
