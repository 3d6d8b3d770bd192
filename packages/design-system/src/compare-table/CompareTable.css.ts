import { createVar, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Container width from which all columns are visible, below it one at a time. */
const WIDE = '(min-width: 720px)';
const NARROW = '(max-width: 719.98px)';

/** Number of columns. */
export const columns = createVar();

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0 }));

export const scroller = style(
  componentRule({
    position: 'relative',
    borderRadius: vars.radius.card,
    '@container': { [NARROW]: { overflowX: 'auto', scrollSnapType: 'x mandatory' } },
    '@media': { [media.print]: { overflowX: 'visible' } },
  }),
);

export const table = style(
  componentRule({
    display: 'grid',
    text: 'body',
    '@container': {
      [WIDE]: { gridTemplateColumns: `minmax(104px, 144px) repeat(${columns}, minmax(0, 1fr))` },
      // The edge of the next column shows that there is one.
      [NARROW]: {
        gridTemplateColumns: `repeat(${columns}, 88cqi)`,
        columnGap: vars.space.small,
        width: 'max-content',
      },
    },
  }),
);

export const row = style(
  componentRule({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' }),
);

const hiddenWhenNarrow = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

const soft = {
  color: vars.color.textSoft,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
} as const;

export const corner = style(
  componentRule({
    ...soft,
    '@container': {
      [WIDE]: { alignSelf: 'end', padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} 0` },
      [NARROW]: hiddenWhenNarrow,
    },
  }),
);

export const columnHead = style(
  componentRule({
    minWidth: 0,
    padding: vars.space.small,
    scrollSnapAlign: 'start',
    overflowWrap: 'anywhere',
  }),
);

export const rowHead = style(
  componentRule({
    ...soft,
    '@container': {
      [WIDE]: {
        padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} 0`,
        borderTop: `1px solid ${vars.color.border}`,
      },
      [NARROW]: hiddenWhenNarrow,
    },
  }),
);

export const cell = style(
  componentRule({
    minWidth: 0,
    padding: vars.space.small,
    borderTop: `1px solid ${vars.color.border}`,
    overflowWrap: 'anywhere',
  }),
);

/** The names of row and column in the cell: row headings are hidden, and column headings may be scrolled away. */
export const cellLabel = style(
  componentRule({
    ...soft,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: vars.space.small,
    '@container': { [WIDE]: { display: 'none' } },
  }),
);
