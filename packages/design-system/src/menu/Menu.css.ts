import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

export const item = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    minHeight: '36px',
    padding: `7px ${vars.space.small}`,
    borderRadius: vars.radius.badge,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': { background: vars.color.surfaceSunken, outline: 'none' },
      // The ground alone is too faint to show where the keyboard is; the pointer shows itself. Items are focused by
      // script under both, so that `:focus-visible` does not distinguish them.
      '&[data-highlighted]:not(:hover)': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
      '&[data-state="checked"]': {
        background: vars.color.brandSoft,
        color: vars.color.brandText,
        fontWeight: vars.weight.strong,
      },
      '&[data-state="checked"][data-highlighted]': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
      '&[data-disabled]': { color: vars.color.textSoft, cursor: 'default' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
      },
    },
  }),
);
descendantRule(`${item} > svg`, { width: '18px', height: '18px', strokeWidth: 1.75, flexShrink: 0 });
export const danger = style(componentRule({ color: vars.color.danger }));
export const text = style(componentRule({ flex: 1, minWidth: 0 }));
export const note = style(
  componentRule({ display: 'block', color: vars.color.textSoft, fontSize: vars.text.tiny.size }),
);
export const separator = style(
  componentRule({
    height: '1px',
    margin: '6px 0',
    background: vars.color.border,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
export const label = style(
  componentRule({
    padding: `6px ${vars.space.small}`,
    color: vars.color.textSoft,
    text: 'tiny',
  }),
);
