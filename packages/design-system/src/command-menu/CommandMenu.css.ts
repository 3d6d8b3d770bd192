import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** The whole screen of a phone; on wide screens at the top, so that a growing list does not move the field. */
export const panel = style(
  componentRule({
    position: 'fixed',
    zIndex: 41,
    inset: 0,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    text: 'body',
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.tablet]: {
        insetBlockEnd: 'auto',
        marginInline: 'auto',
        marginBlockStart: '10dvh',
        width: 'min(600px, calc(100vw - 64px))',
        maxHeight: 'min(560px, 80dvh)',
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.dialog,
        overflow: 'hidden',
      },
    },
  }),
);

export const head = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    flexShrink: 0,
    minHeight: 56,
    paddingInline: vars.space.medium,
    borderBottom: `1px solid ${vars.color.border}`,
    color: vars.color.textSoft,
  }),
);

/** 16 px, below which phones zoom into the page. */
export const input = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    minHeight: vars.size.field,
    color: vars.color.text,
    text: 'large',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: vars.color.textSoft, opacity: 1 },
    },
  }),
);

export const list = style(
  componentRule({
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xsmall,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

export const heading = style(
  componentRule({
    padding: `${vars.space.small} ${vars.space.small} ${vars.space.xxsmall}`,
    color: vars.color.textSoft,
    text: 'small',
    fontWeight: vars.weight.strong,
  }),
);

export const option = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: 44,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    borderRadius: vars.radius.field,
    cursor: 'pointer',
  }),
);

export const highlighted = style(
  componentRule({
    background: vars.color.neutralSoft,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
  }),
);

export const icon = style(
  componentRule({ display: 'inline-flex', flexShrink: 0, color: vars.color.textSoft }),
);

/** The note is at the end of the line where there is room, and below the label on phones. */
export const texts = style(
  componentRule({
    display: 'flex',
    flex: 1,
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.small,
    minWidth: 0,
  }),
);

export const label = style(
  componentRule({
    flex: '1 1 240px',
    minWidth: 0,
    overflowWrap: 'anywhere',
    // Beside a note of company and date.
    '@media': { [media.tablet]: { flexBasis: 160 } },
  }),
);

export const note = style(
  componentRule({
    minWidth: 0,
    color: vars.color.textSoft,
    text: 'small',
    overflowWrap: 'anywhere',
  }),
);

export const excerpt = style(
  componentRule({
    flexBasis: '100%',
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    color: vars.color.textSoft,
    text: 'small',
    overflowWrap: 'anywhere',
  }),
);

export const status = style(
  componentRule({
    flexShrink: 0,
    padding: `${vars.space.small} ${vars.space.medium}`,
    borderTop: `1px solid ${vars.color.border}`,
    color: vars.color.textSoft,
    text: 'small',
    selectors: { '&:empty': { display: 'none' } },
  }),
);
