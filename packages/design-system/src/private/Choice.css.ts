import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { componentRule } from './componentRule.ts';

/** A box and its label, at least 32 px high for touch. */
export const choice = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: 10,
    alignItems: 'start',
    paddingBlock: 6,
    '@media': { [media.print]: { paddingBlock: 1 } },
  }),
);

/** Aligns the box with the first line of its label. */
export const boxCell = style(
  componentRule({ display: 'grid', placeItems: 'center', height: '1lh', width: 20 }),
);

/** The native box with its own look; it keeps the browser's behaviour, state and place in the form. */
export const box = style(
  componentRule({
    gridArea: '1 / 1',
    appearance: 'none',
    width: 20,
    height: 20,
    border: `1px solid ${vars.color.borderField}`,
    background: vars.color.surfaceRaised,
    cursor: 'pointer',
    // Printers omit backgrounds, and a checked box would look unchecked.
    printColorAdjust: 'exact',
    '@media': { [media.print]: { width: 14, height: 14 } },
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.quick,
    selectors: {
      '&:is(:checked, :indeterminate)': { background: vars.color.brand, borderColor: vars.color.brand },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
  }),
);

export const squareBox = style(
  componentRule({ borderRadius: vars.radius.badge, '@media': { [media.print]: { borderRadius: 3 } } }),
);

/** An unset group of radio buttons matches `:indeterminate`, which must not look set. */
export const roundBox = style(
  componentRule({
    borderRadius: vars.radius.full,
    selectors: {
      '&:indeterminate': { background: vars.color.surfaceRaised, borderColor: vars.color.borderField },
    },
  }),
);

const mark = componentRule({
  gridArea: '1 / 1',
  display: 'none',
  color: vars.color.onBrand,
  pointerEvents: 'none',
});

export const checkMark = style([
  mark,
  componentRule({ selectors: { ':checked:not(:indeterminate) ~ &': { display: 'inline-flex' } } }),
]);

export const partMark = style([
  mark,
  componentRule({ selectors: { ':indeterminate ~ &': { display: 'inline-flex' } } }),
]);

export const dotMark = style([
  mark,
  componentRule({
    width: 8,
    height: 8,
    borderRadius: vars.radius.full,
    background: 'currentColor',
    selectors: { ':checked ~ &': { display: 'block' } },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
]);

export const choiceLabel = style(componentRule({ text: 'body', cursor: 'pointer' }));

export const choiceLabelStrong = style(componentRule({ fontWeight: vars.weight.strong }));

export const choiceCount = style(
  componentRule({
    fontSize: vars.text.small.size,
    lineHeight: vars.text.body.line,
    color: vars.color.textSoft,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const choiceText = style(
  componentRule({
    gridColumn: '2 / -1',
    text: 'small',
    color: vars.color.textSoft,
  }),
);
