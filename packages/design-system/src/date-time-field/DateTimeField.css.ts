import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const boxes = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall, minWidth: 0 }),
);
/** Side by side on a phone of 360 px, below each other with larger text. */
export const box = styleVariants({ date: '1 1 10.5em', time: '1 1 7em' }, (flex) =>
  componentRule({ position: 'relative', flex, minWidth: 0, fontVariantNumeric: 'tabular-nums' }),
);
/** The invisible button of the browser's picker covers the whole box. */
export const picker = style(
  componentRule({
    paddingInlineStart: vars.space.xsmall,
    selectors: {
      '&::-webkit-calendar-picker-indicator': {
        position: 'absolute',
        inset: 0,
        width: 'auto',
        height: 'auto',
        opacity: 0,
        cursor: 'pointer',
      },
    },
  }),
);
export const typed = style(componentRule({ paddingInlineStart: vars.space.xsmall }));
/** Not by colour, which forced colours would replace. */
export const covered = style(componentRule({ opacity: 0 }));
export const text = style(
  componentRule({
    position: 'absolute',
    insetBlock: 0,
    // After the icon: its padding, its width and the gap.
    insetInline: `calc(${vars.space.small} + 18px + ${vars.space.xsmall}) 0`,
    display: 'flex',
    alignItems: 'center',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
    text: 'large',
  }),
);
export const placeholder = style(componentRule({ color: vars.color.textSoft }));
export const note = style(
  componentRule({
    text: 'small',
    color: vars.color.textSoft,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
