import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;

export const position = style(
  componentRule({
    flexShrink: 0,
    padding: `${space.xsmall} ${space.small}`,
    borderTop: `1px solid ${color.border}`,
    background: color.surfaceRaised,
    '@media': { [media.tablet]: { padding: `${space.small} ${space.large} ${space.medium}` } },
  }),
);
export const frame = style(
  componentRule({
    border: `1px solid ${color.borderField}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    selectors: {
      '&:has(> textarea:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
      '&:has([aria-invalid="true"])': { borderColor: color.danger },
    },
  }),
);
/** 16 px, below which phones zoom into the page. */
export const control = style(
  componentRule({
    display: 'block',
    width: '100%',
    maxHeight: 'min(200px, 32dvh)',
    padding: `10px 14px ${space.xxsmall}`,
    borderRadius: vars.radius.card,
    fontSize: text.large.size,
    lineHeight: text.large.line,
    resize: 'none',
    fieldSizing: 'content',
    scrollbarWidth: 'thin',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: color.textSoft, opacity: 1 },
    },
  }),
);
export const bar = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    padding: `0 ${space.xsmall} ${space.xsmall} 6px`,
  }),
);
export const hint = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    color: color.textSoft,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
  }),
);
/** Not for touch keyboards. */
export const keys = style(
  componentRule({ display: 'none', '@media': { [media.tablet]: { display: 'inline' } } }),
);
export const counter = style(
  componentRule({
    flexShrink: 0,
    color: color.textSoft,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const over = style(componentRule({ color: color.danger, fontWeight: vars.weight.strong }));
export const files = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.xsmall,
    padding: `${space.small} ${space.small} 0`,
  }),
);
export const picker = style(componentRule({ display: 'none' }));
export const emojis = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, 40px)',
    margin: `0 ${space.xsmall} ${space.xsmall}`,
    paddingTop: space.xsmall,
    borderTop: `1px solid ${color.border}`,
  }),
);
export const emoji = style(
  componentRule({
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.field,
    fontSize: text.heading.size,
    lineHeight: 1,
    cursor: 'pointer',
    selectors: { '&:hover': { background: color.surfaceSunken } },
  }),
);
