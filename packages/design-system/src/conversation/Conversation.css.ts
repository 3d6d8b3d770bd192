import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { entrance } from '../private/motion.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;

export const frame = style(
  componentRule({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }),
);
export const view = style(
  componentRule({
    // Contains visually hidden content of a message, which would otherwise extend the page.
    position: 'relative',
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    // The component keeps the position: not every browser does, and none at the very top.
    overflowAnchor: 'none',
    overscrollBehavior: 'contain',
    padding: `${space.medium} ${space.medium} ${space.small}`,
    scrollbarWidth: 'thin',
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [media.tablet]: { padding: `${space.large} ${space.large} ${space.medium}` } },
  }),
);
export const list = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: space.xsmall, minHeight: '100%' }),
);
/** A few messages are aligned to the bottom, above the composer. */
export const lift = style(componentRule({ flex: 1 }));
export const more = style(componentRule({ display: 'flex', justifyContent: 'center', minHeight: '40px' }));
export const jump = style(
  componentRule({
    position: 'absolute',
    insetInline: 0,
    bottom: space.small,
    display: 'flex',
    justifyContent: 'center',
    pointerEvents: 'none',
  }),
);
export const jumpButton = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: vars.size.controlSmall,
    padding: `0 ${space.medium}`,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.full,
    background: color.surfaceRaised,
    boxShadow: vars.shadow.menu,
    color: color.brandText,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    fontWeight: vars.weight.strong,
    pointerEvents: 'auto',
    selectors: { '&:hover': { background: color.surfaceSunken } },
  }),
);

const ruled = {
  display: 'flex',
  alignItems: 'center',
  gap: space.small,
  padding: `${space.small} 0 ${space.xsmall}`,
  fontSize: text.tiny.size,
  lineHeight: text.tiny.line,
  textAlign: 'center',
  selectors: {
    '&::before': { content: '""', flex: 1, borderTop: '1px solid currentColor' },
    '&::after': { content: '""', flex: 1, borderTop: '1px solid currentColor' },
  },
} as const;
export const day = style(componentRule({ ...ruled, color: color.border }));
export const dayText = style(componentRule({ color: color.textSoft }));
export const unread = style(
  componentRule({ ...ruled, color: color.brandText, fontWeight: vars.weight.strong }),
);

export const message = style(
  componentRule({
    display: 'flex',
    alignItems: 'flex-end',
    gap: space.xsmall,
    minWidth: 0,
    '@media': { [media.tablet]: { gap: space.small } },
  }),
);
export const marked = style(
  componentRule({
    borderRadius: vars.radius.card,
    background: color.brandSoft,
    boxShadow: `0 0 0 ${space.xsmall} ${color.brandSoft}`,
  }),
);
export const side = styleVariants({
  theirs: componentRule({ paddingInlineEnd: space.xxsmall }),
  mine: componentRule({ flexDirection: 'row-reverse', paddingInlineStart: space.xxsmall }),
});
/** As wide as an avatar, so that consecutive messages of a person align. */
export const picture = style(componentRule({ alignSelf: 'flex-start', flexShrink: 0, width: '32px' }));
export const contents = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xxsmall,
    minWidth: 0,
    maxWidth: 'min(78%, 720px)',
  }),
);
export const sender = style(
  componentRule({ color: color.textSoft, fontSize: text.tiny.size, lineHeight: text.tiny.line }),
);
export const contentsMine = style(componentRule({ alignItems: 'flex-end' }));
export const bubble = style(
  componentRule({
    minWidth: 0,
    maxWidth: '100%',
    padding: `${space.xsmall} 14px`,
    borderRadius: vars.radius.card,
    fontSize: text.body.size,
    lineHeight: text.body.line,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    unicodeBidi: 'isolate',
    '@media': { [media.tablet]: { padding: `10px ${space.medium}` } },
  }),
);
export const bubbleSide = styleVariants({
  theirs: componentRule({
    border: `1px solid ${color.border}`,
    borderStartStartRadius: vars.radius.badge,
    background: color.surfaceRaised,
    color: color.text,
  }),
  mine: componentRule({
    borderEndEndRadius: vars.radius.badge,
    background: color.brand,
    color: color.onBrand,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
});
export const onItsWay = style(
  componentRule({
    border: `1px dashed ${color.brandLine}`,
    animation: entrance.appear,
    background: color.brandSoft,
    color: color.text,
  }),
);
export const failed = style(
  componentRule({ border: `1px solid ${color.danger}`, background: color.dangerSoft, color: color.text }),
);
descendantRule(`${bubble} a`, { textDecoration: 'underline', textUnderlineOffset: '2px' });
descendantRule(`${bubble} a:focus-visible`, { outlineColor: 'currentColor' });
export const note = style(
  componentRule({
    flexShrink: 0,
    display: 'flex',
    flexDirection: 'column',
    color: color.textSoft,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const noteMine = style(componentRule({ alignItems: 'flex-end' }));
export const footer = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${space.xxsmall} ${space.xsmall}`,
    color: color.danger,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
  }),
);

export const file = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    minWidth: 0,
    maxWidth: '100%',
    width: '320px',
    padding: space.small,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.card,
    background: color.surfaceRaised,
    color: color.text,
  }),
);
export const fileIcon = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.field,
    background: color.brandSoft,
    color: color.brandText,
  }),
);
export const fileText = style(
  componentRule({ flex: 1, minWidth: 0, fontSize: text.small.size, lineHeight: text.small.line }),
);
export const fileName = style(
  componentRule({
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.medium,
  }),
);
/** Above the target of a link, which is the whole card. */
export const fileActions = style(componentRule({ position: 'relative', display: 'flex' }));
export const fileNote = style(
  componentRule({
    display: 'block',
    color: color.textSoft,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
  }),
);

const pulse = keyframes({ '0%, 60%, 100%': { opacity: 0.35 }, '30%': { opacity: 1 } });
export const typing = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.xsmall,
    minHeight: '28px',
    paddingInlineStart: '44px',
    color: color.textSoft,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
  }),
);
export const dots = style(componentRule({ display: 'inline-flex', gap: '4px' }));
descendantRule(`${dots} > span`, {
  width: '6px',
  height: '6px',
  borderRadius: vars.radius.full,
  background: color.neutralMark,
  animation: `${pulse} 1200ms ease-in-out infinite`,
});
descendantRule(`${dots} > span:nth-child(2)`, { animationDelay: '200ms' });
descendantRule(`${dots} > span:nth-child(3)`, { animationDelay: '400ms' });
