import { fallbackVar, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { scrollInset } from '../private/scrollInset.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, weight } = vars;

/** A quarter of an hour; a time to choose is two of them high. */
export const quarter = '16px';

export const grid = style(
  componentRule({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '4px',
    minWidth: 0,
    text: 'tiny',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const column = style(componentRule({ minWidth: 0 }));
export const name = style(
  componentRule({
    position: 'sticky',
    top: `calc(-1 * ${fallbackVar(scrollInset, '0px')})`,
    zIndex: 1,
    padding: '4px 0 6px',
    background: color.surfaceRaised,
    fontWeight: weight.strong,
    textAlign: 'center',
  }),
);
export const times = style(componentRule({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
const cell = { gridColumn: 1, minWidth: 0, marginBlockEnd: '2px', borderRadius: radius.badge } as const;
export const block = style(
  componentRule({
    ...cell,
    padding: '2px 6px',
    overflow: 'hidden',
    borderInlineStart: `3px solid ${color.neutralMark}`,
    background: color.neutralSoft,
    color: color.text,
    overflowWrap: 'anywhere',
  }),
);
export const blockTitle = style(componentRule({ fontWeight: weight.strong }));
/** A quarter of an hour is lower than a line of text and its padding. */
export const quarterBlock = style(componentRule({ paddingBlock: 0, lineHeight: '14px' }));
const lines = (count: number) =>
  style(
    componentRule({
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitLineClamp: count,
      WebkitBoxOrient: 'vertical',
    }),
  );
/** As many whole lines of the title as there is space for, with the hours below where they fit. */
export const oneLine = lines(1);
export const twoLines = lines(2);
export const option = style(
  componentRule({
    ...cell,
    border: `1px solid ${color.borderField}`,
    background: color.surfaceRaised,
    color: color.text,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.brand, background: color.brandSoft },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    },
  }),
);
export const quiet = style(
  componentRule({ borderStyle: 'dashed', background: color.surface, color: color.textSoft }),
);
export const chosen = style(
  componentRule({
    border: `1px solid ${color.brand}`,
    background: color.brand,
    color: color.onBrand,
    fontWeight: weight.strong,
    selectors: { '&:hover': { background: color.brandHover } },
    '@media': { '(forced-colors: active)': { border: '3px solid Highlight' } },
  }),
);
