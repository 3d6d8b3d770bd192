import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** An anchor target, clear of the top bar. */
export const section = style(
  componentRule({
    minWidth: 0,
    scrollMarginTop: `calc(${vars.size.topBar} + ${vars.space.medium})`,
    // For the focus outline.
    borderRadius: vars.radius.card,
  }),
);

const sides = {
  paddingInline: vars.space.medium,
  '@media': { [media.tablet]: { paddingInline: vars.space.large } },
};

export const header = style(
  componentRule({
    ...sides,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xsmall} ${vars.space.medium}`,
    paddingBlock: vars.space.medium,
  }),
);

export const headerText = style(componentRule({ flex: '1 1 240px', minWidth: 0 }));

export const description = style(componentRule({ marginTop: 2, color: vars.color.textSoft, text: 'small' }));

export const row = style(
  componentRule({
    ...sides,
    paddingBlock: vars.space.medium,
    borderTop: `1px solid ${vars.color.border}`,
    minWidth: 0,
  }),
);

/** Side by side, or below each other if they do not fit. */
export const rowLine = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.small} ${vars.space.medium}`,
  }),
);

export const identity = style(
  componentRule({ display: 'flex', gap: vars.space.small, flex: '1 1 220px', minWidth: 0 }),
);

export const leadingSlot = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    height: '1lh',
    flexShrink: 0,
    color: vars.color.textSoft,
  }),
);

export const text = style(componentRule({ flex: 1, minWidth: 0 }));

export const labelLine = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `2px ${vars.space.xsmall}` }),
);

/** A badge on its own line keeps a distance to the line below. */
export const badgeSlot = style(componentRule({ display: 'inline-flex', minWidth: 0, marginBlockEnd: 2 }));

export const label = style(componentRule({ fontWeight: vars.weight.strong, text: 'body' }));

export const value = style(componentRule({ text: 'body', color: vars.color.text }));

export const note = style(componentRule({ text: 'small', color: vars.color.textSoft }));

export const action = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, maxWidth: '100%' }),
);

export const below = style(componentRule({ marginTop: vars.space.medium, minWidth: 0 }));
