import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const tiles = style(componentRule({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 }));

/** As many per row as fit, each at least this wide. */
export const fill = styleVariants({ small: '116px', medium: '220px', large: '300px' }, (value) =>
  componentRule({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${value}), 1fr))` }),
);

export const note = style(
  componentRule({
    text: 'small',
    color: vars.color.textSoft,
    overflowWrap: 'anywhere',
  }),
);
export const tile = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: 44,
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.field,
    background: vars.color.surfaceRaised,
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.quick,
    selectors: {
      '&:hover': { borderColor: vars.color.brand },
      // Labels of a row are aligned, however long the descriptions below them are.
      [`&:has(${note})`]: { alignItems: 'start' },
      '&:has(:checked)': {
        background: vars.color.brandSoft,
        borderColor: vars.color.brand,
        boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
      '&:has(:disabled)': {
        background: vars.color.surfaceSunken,
        borderColor: vars.color.border,
        color: vars.color.textSoft,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    },
  }),
);

/** Covers the tile, so that a click anywhere selects it. */
export const input = style(
  componentRule({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const text = style(
  componentRule({ display: 'flex', flexDirection: 'column', minWidth: 0, flexGrow: 1 }),
);
export const label = style(
  componentRule({
    text: 'body',
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
