import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const rail = style(
  componentRule({
    display: 'inline-flex',
    // At 320 px, or with large text, the labels of another language wrap to a second line.
    flexWrap: 'wrap',
    width: 'fit-content',
    maxWidth: '100%',
    gap: 2,
    padding: 3,
    borderRadius: vars.radius.field,
    background: vars.color.neutralSoft,
  }),
);

export const segment = style(
  componentRule({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 6,
    border: '1px solid transparent',
    borderRadius: 7,
    fontWeight: vars.weight.medium,
    color: vars.color.textSoft,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transitionProperty: 'background-color, color',
    transitionDuration: vars.duration.quick,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&:has(:checked)': {
        background: vars.color.segmentSelected,
        borderColor: vars.color.border,
        color: vars.color.text,
        fontWeight: vars.weight.strong,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    },
  }),
);

export const segmentSize = styleVariants({
  small: [
    componentRule({
      minHeight: 26,
      padding: `0 ${vars.space.small}`,
      text: 'small',
    }),
  ],
  medium: [
    componentRule({
      minHeight: 34,
      // Three Japanese words with their icons stay on one line of a phone.
      padding: '0 10px',
      text: 'body',
      '@media': { [media.tablet]: { padding: '0 14px' } },
    }),
  ],
});
