import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { componentRule } from './componentRule.ts';

/** The frame of a text field shows the focus of its control, without a change of size. */
export const frame = style(
  componentRule({
    display: 'flex',
    alignItems: 'stretch',
    minHeight: vars.size.field,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    selectors: {
      '&:has([aria-invalid="true"])': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&:has(> :is(input, textarea):focus-visible)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -1,
      },
      '&:has(> :is(input, textarea):disabled)': { background: vars.color.surfaceSunken, opacity: 0.7 },
      '&:has(> :is(input, textarea):read-only:not(:disabled))': { background: vars.color.surfaceSunken },
    },
    // Printed like plain text.
    '@media': { [media.print]: { minHeight: 0, border: 'none' } },
  }),
);

/** The typed text: 16 px, below which phones zoom into the page. */
export const control = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    padding: `0 ${vars.space.small}`,
    borderRadius: vars.radius.field,
    text: 'large',
    appearance: 'none',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: vars.color.textSoft, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
      // Hides the browser's own reveal button.
      '&::-ms-reveal': { display: 'none' },
    },
    '@media': {
      [media.print]: { padding: 0, fontSize: vars.text.body.size, lineHeight: vars.text.body.line },
    },
  }),
);

export const multiline = style(
  componentRule({
    padding: `10px ${vars.space.small}`,
    resize: 'vertical',
    '@media': { [media.print]: { padding: 0, resize: 'none' } },
  }),
);

/** Its `minBlockSize` is set in lines of text, so the padding is not part of it. */
export const growing = style(
  componentRule({
    fieldSizing: 'content',
    resize: 'none',
    boxSizing: 'content-box',
    // Empty lines are not printed.
    '@media': { [media.print]: { minBlockSize: '1lh !important' } },
  }),
);

/** Space for the elements before and after the text. */
export const adornment = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    flexShrink: 0,
    fontSize: vars.text.body.size,
    color: vars.color.textSoft,
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space.small },
      '&:last-child': { paddingInlineEnd: vars.space.small },
    },
  }),
);
