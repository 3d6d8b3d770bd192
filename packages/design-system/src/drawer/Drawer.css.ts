import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { entrance } from '../private/motion.css.ts';
import { vars } from '../theme/vars.css.ts';

export const panel = style(
  componentRule({
    position: 'fixed',
    insetBlock: 0,
    zIndex: 41,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    boxShadow: vars.shadow.dialog,
    text: 'body',
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
export const side = styleVariants({
  start: componentRule({ insetInlineStart: 0, animation: entrance.fromStart }),
  end: componentRule({ insetInlineEnd: 0, animation: entrance.fromEnd }),
});
export const size = styleVariants({ navigation: '288px', detail: '440px' }, (value) =>
  componentRule({ width: `min(${value}, calc(100vw - 40px))` }),
);
export const header = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    flexShrink: 0,
    minHeight: vars.size.topBar,
    padding: `0 ${vars.space.medium} 0 20px`,
    borderBottom: `1px solid ${vars.color.border}`,
  }),
);
export const title = style(componentRule({ minWidth: 0, text: 'large', fontWeight: vars.weight.strong }));
export const body = style(
  componentRule({
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    padding: vars.space.small,
    overscrollBehavior: 'contain',
  }),
);
export const footer = style(
  componentRule({
    flexShrink: 0,
    padding: `${vars.space.small} ${vars.space.small} calc(${vars.space.small} + env(safe-area-inset-bottom))`,
    borderTop: `1px solid ${vars.color.border}`,
  }),
);
