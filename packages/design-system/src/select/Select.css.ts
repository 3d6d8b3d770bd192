import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { entrance } from '../private/motion.css.ts';
import { vars } from '../theme/vars.css.ts';

export const trigger = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    width: '100%',
    minHeight: vars.size.field,
    padding: `0 ${vars.space.small}`,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    text: 'large',
    color: vars.color.text,
    selectors: {
      '&[data-placeholder]': { color: vars.color.textSoft },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '&:disabled': { background: vars.color.surfaceSunken, opacity: 0.7, cursor: 'not-allowed' },
    },
  }),
);

export const chosen = style(
  componentRule({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);

export const arrow = style(componentRule({ display: 'inline-flex', color: vars.color.textSoft }));

export const list = style(
  componentRule({
    zIndex: 60,
    width: 'var(--radix-select-trigger-width)',
    minWidth: 'min-content',
    maxHeight: 'var(--radix-select-content-available-height)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.menu,
    animation: entrance.grow,
    transformOrigin: 'var(--radix-popper-transform-origin)',
  }),
);

export const tick = style(componentRule({ display: 'inline-flex', flexShrink: 0 }));

export const options = style(componentRule({ padding: vars.space.xxsmall }));

export const option = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    minHeight: 36,
    padding: `${vars.space.xxsmall} ${vars.space.small}`,
    borderRadius: vars.radius.badge,
    text: 'body',
    color: vars.color.text,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: vars.color.neutralSoft },
      '&[data-state="checked"]': {
        background: vars.color.brandSoft,
        color: vars.color.brandText,
        fontWeight: vars.weight.strong,
      },
      // The list clips its overflow, so the ring is inside the option.
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
      '&[data-disabled]': { color: vars.color.textSoft, cursor: 'not-allowed' },
    },
  }),
);
