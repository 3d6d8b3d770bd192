import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Container width from which it is a table, and stacked below. */
const WIDE = '(min-width: 480px)';
const NARROW = '(max-width: 479.98px)';

export const frame = style(
  componentRule({ position: 'relative', containerType: 'inline-size', minWidth: 0 }),
);

export const caption = style(
  componentRule({
    paddingBottom: vars.space.xsmall,
    fontWeight: vars.weight.strong,
    text: 'body',
  }),
);

export const table = style(
  componentRule({
    text: 'body',
    '@container': { [WIDE]: { display: 'table', width: '100%', borderCollapse: 'collapse' } },
  }),
);

/** Hidden when stacked: each switch has its column's name beside it. */
export const head = style(
  componentRule({
    color: vars.color.textSoft,
    text: 'small',
    '@container': {
      [WIDE]: { display: 'table-header-group' },
      [NARROW]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const headRow = style(componentRule({ '@container': { [WIDE]: { display: 'table-row' } } }));

export const headCell = style(
  componentRule({
    '@container': {
      [WIDE]: {
        display: 'table-cell',
        padding: `0 ${vars.space.small} ${vars.space.xsmall}`,
        verticalAlign: 'bottom',
        fontWeight: vars.weight.medium,
        textAlign: 'center',
        selectors: { '&:first-child': { paddingInlineStart: 0, textAlign: 'start' } },
      },
    },
  }),
);

export const body = style(componentRule({ '@container': { [WIDE]: { display: 'table-row-group' } } }));

export const row = style(
  componentRule({
    '@container': {
      [WIDE]: { display: 'table-row' },
      [NARROW]: {
        paddingBlock: vars.space.small,
        selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
      },
    },
  }),
);

const ruled = { borderTop: `1px solid ${vars.color.border}`, verticalAlign: 'middle' } as const;

export const rowHead = style(
  componentRule({
    fontWeight: vars.weight.strong,
    '@container': {
      [WIDE]: {
        ...ruled,
        display: 'table-cell',
        padding: `${vars.space.small} ${vars.space.small} ${vars.space.small} 0`,
      },
      [NARROW]: { paddingBottom: vars.space.xxsmall },
    },
  }),
);

export const hint = style(
  componentRule({
    color: vars.color.textSoft,
    text: 'small',
    fontWeight: vars.weight.regular,
  }),
);

export const unavailable = style(componentRule({ paddingBottom: vars.space.small }));

export const cell = style(
  componentRule({
    '@container': {
      [WIDE]: { ...ruled, display: 'table-cell', width: 112, padding: vars.space.small },
      [NARROW]: {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: vars.space.small,
        minHeight: 36,
      },
    },
  }),
);

/** The column's name beside its switch, when stacked. */
export const cellLabel = style(
  componentRule({
    '@container': { [WIDE]: { display: 'none' } },
    selectors: { 'label&': { cursor: 'pointer' } },
  }),
);

export const middle = style(componentRule({ display: 'flex', justifyContent: 'center' }));

export const absent = style(componentRule({ color: vars.color.textSoft, text: 'small' }));
