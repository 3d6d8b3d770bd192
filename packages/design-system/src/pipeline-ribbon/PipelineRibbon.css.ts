import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** From this width of its container the ribbon is horizontal, below it vertical. */
const WIDE = '(min-width: 600px)';
const ROW = '74px';

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0 }));
export const figure = style(
  componentRule({
    position: 'relative',
    paddingInlineStart: '96px',
    '@container': { [WIDE]: { paddingInlineStart: 0 } },
  }),
);
export const down = style(
  componentRule({
    position: 'absolute',
    insetInlineStart: 0,
    top: 0,
    width: '84px',
    height: '100%',
    '@container': { [WIDE]: { display: 'none' } },
  }),
);
export const across = style(
  componentRule({
    display: 'none',
    '@container': {
      [WIDE]: {
        display: 'block',
        position: 'absolute',
        insetInline: 0,
        top: '66px',
        width: '100%',
        height: '76px',
      },
    },
  }),
);
export const from = style(componentRule({ stopColor: vars.color.ribbonFrom }));
export const to = style(componentRule({ stopColor: vars.color.ribbonTo }));
export const dots = style(
  componentRule({
    position: 'absolute',
    insetInlineStart: '41px',
    insetBlock: '14px 8px',
    borderInlineStart: `2px dotted ${vars.color.surfaceRaised}`,
    '@container': {
      [WIDE]: {
        insetInline: '14px 0',
        insetBlock: '103px auto',
        borderInlineStart: 'none',
        borderTop: `2px dotted ${vars.color.surfaceRaised}`,
      },
    },
  }),
);
export const stages = style(
  componentRule({
    position: 'relative',
    '@container': { [WIDE]: { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
  }),
);
export const stage = style(
  componentRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.small,
    alignContent: 'start',
    minHeight: ROW,
    paddingBottom: vars.space.small,
    '@container': {
      [WIDE]: {
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The space for the ribbon is between the count and the note, which may take two lines.
        gridTemplateRows: '22px 128px auto',
        minHeight: '176px',
        paddingBottom: 0,
        paddingInlineEnd: vars.space.xsmall,
      },
    },
  }),
);
export const label = style(
  componentRule({
    fontWeight: vars.weight.strong,
    '@container': {
      [WIDE]: {
        fontSize: vars.text.small.size,
        lineHeight: vars.text.small.line,
        fontWeight: vars.weight.regular,
        color: vars.color.textSoft,
      },
    },
  }),
);
export const count = style(
  componentRule({
    gridColumn: 2,
    gridRow: 1,
    alignSelf: 'center',
    fontSize: vars.text.title.size,
    // No higher than the stage's name beside it, so that the note stays below the name.
    lineHeight: 1,
    fontWeight: vars.weight.heading,
    fontVariantNumeric: 'tabular-nums',
    '@container': {
      [WIDE]: { gridColumn: 1, gridRow: 2, alignSelf: 'start', fontSize: '30px', lineHeight: '36px' },
    },
  }),
);
export const stop = style(
  componentRule({
    position: 'absolute',
    insetInlineStart: '-61px',
    top: '4px',
    width: '16px',
    height: '16px',
    borderRadius: vars.radius.full,
    border: `2.5px solid ${vars.color.brand}`,
    background: vars.color.surfaceRaised,
    '@container': { [WIDE]: { insetInlineStart: '6px', top: '96px' } },
  }),
);
export const stopLast = style(
  componentRule({
    background: vars.color.brand,
    borderColor: vars.color.surfaceRaised,
    outline: `1.5px solid ${vars.color.brand}`,
  }),
);
export const note = style(
  componentRule({
    // Below the count as well: a note has a line to itself.
    gridColumn: '1 / -1',
    '@container': { [WIDE]: { gridColumn: 1, gridRow: 3, alignSelf: 'start' } },
  }),
);
