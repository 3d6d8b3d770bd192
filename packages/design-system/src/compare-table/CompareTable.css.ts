import { createVar, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Container width from which the labels of the rows have a column of their own. */
const WIDE = '(min-width: 720px)';

/** A window in which names that stay would leave too little for the rows. */
const LOW = '(max-height: 479.98px)';

/** Number of columns. */
export const columns = createVar();

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0 }));

export const table = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    columnGap: vars.space.medium,
    text: 'body',
    '@container': {
      [WIDE]: {
        gridTemplateColumns: `minmax(104px, 144px) repeat(${columns}, minmax(0, 1fr))`,
        columnGap: vars.space.large,
      },
    },
  }),
);

const acrossAll = { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' } as const;

export const names = style(
  componentRule({
    ...acrossAll,
    position: 'sticky',
    zIndex: 5,
    top: vars.size.phoneBar,
    paddingBlock: vars.space.small,
    borderBottom: `1px solid ${vars.color.border}`,
    background: vars.color.surfaceRaised,
    '@media': {
      [media.tablet]: { top: vars.size.topBar },
      [LOW]: { position: 'static' },
      [media.print]: { position: 'static' },
    },
  }),
);

const soft = {
  color: vars.color.textSoft,
  fontSize: vars.text.small.size,
  lineHeight: vars.text.small.line,
} as const;

export const corner = style(
  componentRule({
    ...soft,
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    '@container': {
      [WIDE]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' },
    },
  }),
);

export const name = style(componentRule({ minWidth: 0, overflowWrap: 'anywhere' }));

export const row = style(
  componentRule({
    ...acrossAll,
    rowGap: vars.space.xxsmall,
    paddingBlock: vars.space.small,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSoft}` } },
    '@media': { [media.print]: { breakInside: 'avoid' } },
  }),
);

export const rowHead = style(
  componentRule({ ...soft, gridColumn: '1 / -1', '@container': { [WIDE]: { gridColumn: 1 } } }),
);

export const cell = style(componentRule({ minWidth: 0, overflowWrap: 'anywhere' }));

/** On `<html>`: keeps focused elements clear of the bar of the page and the names below it. */
export const page = style(
  componentRule({
    selectors: {
      // Takes precedence over the frame's value.
      ':root&': { scrollPaddingBlockStart: `calc(${vars.size.phoneBar} + 112px)` },
    },
    '@media': {
      [media.tablet]: {
        selectors: { ':root&': { scrollPaddingBlockStart: `calc(${vars.size.topBar} + 112px)` } },
      },
      [LOW]: {
        selectors: {
          ':root&': { scrollPaddingBlockStart: `calc(${vars.size.topBar} + ${vars.space.xsmall})` },
        },
      },
    },
  }),
);
