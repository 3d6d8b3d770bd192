import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** Has its own background, so that it looks the same in a message of any tone. */
export const panel = style(
  componentRule({
    padding: vars.space.small,
    borderRadius: vars.radius.badge,
    background: color.surfaceRaised,
    minWidth: 0,
  }),
);
export const picture = style(
  componentRule({
    position: 'relative',
    minWidth: 0,
    paddingTop: '26px',
    overflow: 'clip',
    text: 'tiny',
  }),
);
export const tick = style(
  componentRule({
    position: 'absolute',
    top: 0,
    bottom: 0,
    color: color.textSoft,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInlineStart: 0,
        top: '22px',
        bottom: 0,
        borderInlineStart: `1px solid ${color.border}`,
      },
    },
  }),
);
export const band = style(
  componentRule({
    position: 'absolute',
    top: '26px',
    bottom: 0,
    background: `repeating-linear-gradient(-45deg, ${color.warningLine} 0 2px, ${color.warningSoft} 2px 7px)`,
  }),
);
export const rows = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '6px',
    containerType: 'inline-size',
    padding: '4px 0 6px',
  }),
);
export const row = style(componentRule({ display: 'flex', minWidth: 0 }));
export const bar = style(
  componentRule({
    flexShrink: 0,
    minHeight: '40px',
    padding: '2px 8px',
    borderInlineStart: `3px solid ${color.neutralMark}`,
    borderRadius: vars.radius.badge,
    background: color.neutralSoft,
    color: color.text,
    whiteSpace: 'nowrap',
  }),
);
export const ownBar = style(
  componentRule({ borderInlineStartColor: color.brand, background: color.brandSoft, color: color.brandText }),
);
/** May overflow its bar. */
export const name = style(
  componentRule({
    width: 'max-content',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontWeight: vars.weight.strong,
  }),
);
export const hours = style(componentRule({ fontVariantNumeric: 'tabular-nums' }));
