import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { barRoom } from '../private/barRoom.css.ts';
import { entrance } from '../private/motion.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const column = { display: 'flex', flexDirection: 'column', gap: vars.space.xsmall } as const;
const viewport = {
  ...column,
  position: 'fixed',
  zIndex: 70,
  width: 'min(420px, calc(100vw - 32px))',
} as const;
const room = fallbackVar(barRoom, '0px');
const notPrinted = { [media.print]: { display: 'none' } } as const;
export const notices = style(
  componentRule({
    ...viewport,
    insetInlineStart: vars.space.medium,
    bottom: `calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.xsmall} + ${room})`,
    '@media': {
      [media.tablet]: {
        insetInlineStart: vars.space.large,
        bottom: `calc(${vars.space.large} + ${room})`,
      },
      ...notPrinted,
    },
  }),
);
export const topRight = style(
  componentRule({
    ...viewport,
    insetInlineEnd: vars.space.medium,
    top: vars.space.medium,
    '@media': notPrinted,
  }),
);
export const list = style(componentRule(column));
export const toast = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    padding: `${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.xsmall} ${vars.space.medium}`,
    minHeight: '48px',
    borderRadius: vars.radius.field,
    boxShadow: vars.shadow.menu,
    text: 'body',
    animation: entrance.rise,
    selectors: {
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    },
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
descendantRule(`${toast} > svg`, { width: '18px', height: '18px', strokeWidth: 1.75, flexShrink: 0 });
const { color } = vars;
export const tone = styleVariants(
  {
    neutral: [color.toast, color.onToast],
    success: [color.successSolid, color.onSolid],
    error: [color.dangerSolid, color.onSolid],
    push: [color.toastPush, color.onSolid],
  } as const,
  ([background, text]) => componentRule({ background, color: text }),
);
export const texts = style(componentRule({ flex: 1, minWidth: 0, fontWeight: vars.weight.medium }));
export const title = style(componentRule({ display: 'block', fontWeight: vars.weight.strong }));
export const text = style(
  componentRule({
    display: 'block',
    fontWeight: vars.weight.regular,
    text: 'small',
  }),
);
export const open = style(
  componentRule({
    display: 'block',
    width: '100%',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${color.onSolid}`,
        outlineOffset: '-4px',
        borderRadius: vars.radius.field,
      },
    },
  }),
);
export const action = style(
  componentRule({
    flexShrink: 0,
    minHeight: '32px',
    padding: `0 ${vars.space.xxsmall}`,
    fontWeight: vars.weight.strong,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  }),
);
export const close = style(
  componentRule({
    position: 'relative',
    zIndex: 1,
    selectors: { '&:focus-visible': { outlineColor: 'currentColor' } },
  }),
);
