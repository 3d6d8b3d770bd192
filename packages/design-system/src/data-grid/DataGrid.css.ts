import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Container width from which it is a table, below it a card per row. */
const WIDE = '(min-width: 640px)';
const NARROW = '(max-width: 639.98px)';

/** Height of the header row, which must not cover focused elements. */
const HEAD = '36px';

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0 }));

export const table = style(
  componentRule({
    width: '100%',
    text: 'body',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [WIDE]: { display: 'grid' } },
  }),
);

/** A row or group in the columns of the surrounding table. */
const inColumns = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;

export const head = style(
  componentRule({
    '@container': {
      [WIDE]: { ...inColumns, position: 'sticky', top: 0, zIndex: 1 },
      [NARROW]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
    '@media': {
      [media.tablet]: { top: vars.size.topBar },
      [media.print]: { position: 'static' },
    },
  }),
);
export const headRow = style(componentRule({ '@container': { [WIDE]: inColumns } }));

export const headCell = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    minHeight: HEAD,
    padding: `0 ${vars.space.xxsmall}`,
    borderBottom: `1px solid ${vars.color.border}`,
    background: vars.color.surfaceRaised,
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    lineHeight: 1.3,
    fontWeight: vars.weight.medium,
    selectors: { '&:first-child': { paddingInlineStart: vars.space.small } },
  }),
);

export const headFigure = style(
  componentRule({ justifyContent: 'flex-end', paddingInlineEnd: vars.space.medium, textAlign: 'end' }),
);

export const group = style(componentRule({ '@container': { [WIDE]: inColumns } }));

export const groupHeadRow = style(componentRule({ '@container': { [WIDE]: inColumns } }));
export const groupHead = style(
  componentRule({
    padding: `${vars.space.medium} ${vars.space.small} ${vars.space.xsmall}`,
    borderBottom: `1px solid ${vars.color.border}`,
    '@container': { [WIDE]: { gridColumn: '1 / -1' }, [NARROW]: { paddingInline: vars.space.medium } },
    '@media': { [media.print]: { breakAfter: 'avoid' } },
  }),
);

export const foldedGroup = style({});
export const foldRow = style(
  componentRule({
    padding: `${vars.space.xsmall} ${vars.space.medium}`,
    borderBottom: `1px solid ${vars.color.border}`,
    '@container': { [WIDE]: { display: 'none' } },
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const row = style(
  componentRule({
    '@container': {
      [WIDE]: { ...inColumns, borderBottom: `1px solid ${vars.color.borderSoft}` },
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: `${vars.space.xsmall} ${vars.space.small}`,
        padding: `${vars.space.small} ${vars.space.medium}`,
        borderBottom: `1px solid ${vars.color.border}`,
      },
    },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);
// Paper has all rows.
descendantRule(`${foldedGroup} > ${row}`, {
  '@media': { screen: { '@container': { [NARROW]: { display: 'none' } } } },
});
export const softRow = style(componentRule({ background: vars.color.surface }));

export const rowHead = style(
  componentRule({
    fontWeight: vars.weight.medium,
    '@container': {
      [WIDE]: { alignSelf: 'center', padding: `0 ${vars.space.xxsmall} 0 ${vars.space.small}` },
      [NARROW]: {
        gridRow: 1,
        gridColumn: '1 / -1',
        alignSelf: 'center',
        fontWeight: vars.weight.strong,
      },
    },
  }),
);
export const rowNote = style(
  componentRule({
    color: vars.color.brandText,
    fontSize: vars.text.tiny.size,
    fontWeight: vars.weight.medium,
    '@container': {
      [WIDE]: { display: 'block', lineHeight: 1.2 },
      [NARROW]: { marginInlineStart: vars.space.xsmall },
    },
  }),
);

export const cell = style(
  componentRule({
    '@container': {
      [WIDE]: { alignSelf: 'center', minWidth: 0, padding: vars.space.xxsmall },
      [NARROW]: { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
    },
  }),
);
/** In a card, space for a value as long as a date. */
export const wideCell = style(componentRule({ '@container': { [NARROW]: { gridColumn: 'span 2' } } }));
export const textCell = style(componentRule({ '@container': { [NARROW]: { gridColumn: '1 / -1' } } }));
export const figureCell = style(
  componentRule({ '@container': { [WIDE]: { paddingInlineEnd: vars.space.small, textAlign: 'end' } } }),
);

/** The column's name above its field, in a card. */
export const cellLabel = style(
  componentRule({
    color: vars.color.textSoft,
    text: 'tiny',
    fontWeight: vars.weight.regular,
    '@container': { [WIDE]: { display: 'none' } },
  }),
);

export const figure = style(
  componentRule({
    padding: `0 ${vars.space.xxsmall}`,
    color: vars.color.text,
    // Centred on the fields beside it.
    '@container': { [NARROW]: { padding: 0, marginBlock: 'auto' } },
  }),
);

export const field = style(
  componentRule({
    width: '100%',
    minWidth: 0,
    height: 32,
    padding: `0 ${vars.space.xsmall}`,
    border: `1px solid ${vars.color.borderField}`,
    borderRadius: vars.radius.badge,
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    appearance: 'none',
    scrollMarginTop: HEAD,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -1 },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      '&:read-only': { borderColor: 'transparent', background: 'transparent' },
    },
    '@container': {
      [NARROW]: {
        height: 40,
        // 16 px, below which phones zoom into the page.
        fontSize: vars.text.large.size,
        selectors: {
          // A read-only value is below its label, like a figure.
          '&:read-only': { height: 'auto', padding: 0, border: 'none', fontSize: vars.text.body.size },
        },
      },
    },
    '@media': {
      [media.print]: { borderColor: 'transparent', padding: 0 },
      // A transparent border would be visible, and a locked cell look like a field.
      '(forced-colors: active)': { selectors: { '&:read-only': { borderColor: 'Canvas' } } },
    },
  }),
);

export const actionCell = style(
  componentRule({
    '@container': {
      [WIDE]: { alignSelf: 'center', padding: vars.space.xxsmall },
      // Beside the name of the card.
      [NARROW]: { gridRow: 1, gridColumn: 3, justifySelf: 'end' },
    },
    '@media': { [media.print]: { visibility: 'hidden' } },
  }),
);

export const faultRow = style(componentRule({ '@container': { [WIDE]: inColumns } }));
export const faultCell = style(
  componentRule({
    padding: `${vars.space.xxsmall} ${vars.space.small} ${vars.space.xsmall}`,
    borderBottom: `1px solid ${vars.color.borderSoft}`,
    '@container': { [WIDE]: { gridColumn: '1 / -1' }, [NARROW]: { paddingInline: vars.space.medium } },
  }),
);

export const totalsRow = style(
  componentRule({
    background: vars.color.surfaceSunken,
    '@container': {
      [WIDE]: inColumns,
      [NARROW]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        gap: `${vars.space.xxsmall} ${vars.space.small}`,
        padding: `${vars.space.small} ${vars.space.medium}`,
      },
    },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);
export const totalsHead = style(
  componentRule({
    fontWeight: vars.weight.strong,
    '@container': {
      [WIDE]: {
        // Overflows into the empty columns beside it.
        whiteSpace: 'nowrap',
        padding: `${vars.space.xsmall} ${vars.space.xxsmall} ${vars.space.xsmall} ${vars.space.small}`,
      },
      [NARROW]: { gridColumn: '1 / -1' },
    },
  }),
);
export const totalsNote = style(
  componentRule({
    marginInlineStart: vars.space.xsmall,
    color: vars.color.textSoft,
    fontSize: vars.text.tiny.size,
    fontWeight: vars.weight.regular,
  }),
);
export const totalsCell = style(
  componentRule({
    fontWeight: vars.weight.strong,
    '@container': {
      [WIDE]: {
        padding: `${vars.space.xsmall} ${vars.space.small} ${vars.space.xsmall} ${vars.space.xxsmall}`,
        textAlign: 'end',
      },
      [NARROW]: { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 },
    },
  }),
);
/** In a card, columns without totals are omitted. */
export const totalsGap = style(componentRule({ '@container': { [NARROW]: { display: 'none' } } }));
