import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';
import { componentRule } from './componentRule.ts';

export const field = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxsmall,
    minWidth: 0,
  }),
);

export const labelRow = style(
  componentRule({
    display: 'flex',
    // Below a long label, not at the far end of its row.
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space.xsmall,
  }),
);

export const fieldWithEnd = style(
  componentRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    gap: vars.space.xxsmall,
    columnGap: vars.space.small,
    minWidth: 0,
  }),
);

/** Content below the label's row of such a field. */
export const belowLabelRow = style(
  componentRule({
    gridColumn: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxsmall,
    minWidth: 0,
  }),
);

export const labelText = style(
  componentRule({
    text: 'body',
    fontWeight: vars.weight.strong,
    color: vars.color.text,
  }),
);

export const requirementWord = style(
  componentRule({
    flexShrink: 0,
    text: 'tiny',
    color: vars.color.textSoft,
  }),
);

export const labelEndSlot = style(
  componentRule({
    gridColumn: 2,
    gridRow: 1,
    text: 'small',
    color: vars.color.textSoft,
  }),
);

export const hintText = style(
  componentRule({
    text: 'small',
    color: vars.color.textSoft,
    '@media': { [media.print]: { display: 'none' } },
  }),
);

export const errorText = style(
  componentRule({
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    text: 'small',
    fontWeight: vars.weight.medium,
    color: vars.color.danger,
  }),
);

/** Aligns the icon with the first line of the text beside it. */
export const errorIcon = style(
  componentRule({ display: 'inline-flex', alignItems: 'center', height: '1lh', flexShrink: 0 }),
);
