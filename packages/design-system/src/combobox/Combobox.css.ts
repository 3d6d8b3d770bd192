import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { entrance } from '../private/motion.css.ts';
import { vars } from '../theme/vars.css.ts';

export const toggle = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: 40,
    borderRadius: vars.radius.field,
    color: vars.color.textSoft,
    selectors: { '&:hover': { color: vars.color.text } },
  }),
);

/** Positioned by the component: as wide as the field, below it, or above if there is more space. */
export const popup = style(
  componentRule({
    zIndex: 60,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    boxShadow: vars.shadow.menu,
    animation: entrance.appear,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const options = style(
  componentRule({
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xxsmall,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const option = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minHeight: 36,
    padding: `${vars.space.xxsmall} ${vars.space.small}`,
    borderRadius: vars.radius.badge,
    text: 'body',
    color: vars.color.text,
    cursor: 'pointer',
    // There may be four hundred; invisible ones are not rendered.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 36px',
  }),
);

export const highlighted = style(
  componentRule({
    background: vars.color.neutralSoft,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
  }),
);

export const chosen = style(componentRule({ color: vars.color.brandText, fontWeight: vars.weight.strong }));

export const optionLabel = style(componentRule({ flex: 1, minWidth: 0 }));

export const optionNote = style(
  componentRule({
    flexShrink: 0,
    color: vars.color.textSoft,
    text: 'small',
    fontWeight: vars.weight.regular,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Reserves the space of the tick, so that notes are aligned. */
export const tick = style(componentRule({ display: 'inline-flex', flexShrink: 0, width: 16 }));

export const nothing = style(
  componentRule({
    padding: vars.space.small,
    color: vars.color.textSoft,
    text: 'body',
  }),
);
