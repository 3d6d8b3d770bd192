import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { entrance } from '../private/motion.css.ts';
import { scrollInset } from '../private/scrollInset.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const panel = style(
  componentRule({
    position: 'fixed',
    zIndex: 41,
    display: 'flex',
    flexDirection: 'column',
    background: vars.color.surfaceRaised,
    color: vars.color.text,
    text: 'body',
    animation: entrance.rise,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.tablet]: {
        inset: '0',
        margin: 'auto',
        height: 'fit-content',
        maxHeight: 'min(720px, calc(100dvh - 64px))',
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        boxShadow: vars.shadow.dialog,
        overflow: 'hidden',
      },
    },
  }),
);
/** On phones `small` is a sheet at the bottom, the others fill the screen. */
export const size = styleVariants(
  {
    small: {
      phone: {
        insetInline: '0',
        bottom: '0',
        maxHeight: '90dvh',
        borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
      },
      wide: '460px',
    },
    medium: { phone: { inset: '0' }, wide: '600px' },
    large: { phone: { inset: '0' }, wide: '820px' },
  },
  ({ phone, wide }) =>
    componentRule({
      ...phone,
      '@media': {
        [media.tablet]: {
          inset: '0',
          borderRadius: vars.radius.card,
          width: `min(${wide}, calc(100vw - 64px))`,
        },
      },
    }),
);
export const header = style(
  componentRule({
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.medium,
    flexShrink: 0,
    padding: `20px ${vars.space.medium} 0`,
    '@media': { [media.tablet]: { padding: `${vars.space.large} ${vars.space.large} 0 28px` } },
  }),
);
export const divided = style(
  componentRule({
    alignItems: 'center',
    paddingTop: vars.space.small,
    paddingBottom: vars.space.small,
    borderBottom: `1px solid ${vars.color.border}`,
    '@media': { [media.tablet]: { paddingTop: vars.space.medium, paddingBottom: vars.space.medium } },
  }),
);
/** On phones a full-screen dialog has borders below the title and above the buttons, between which it scrolls. */
export const dividedOnPhone = style(
  componentRule({
    paddingBottom: vars.space.small,
    borderBottom: `1px solid ${vars.color.border}`,
    '@media': { [media.tablet]: { paddingBottom: 0, borderBottom: 'none' } },
  }),
);
export const texts = style(componentRule({ minWidth: 0 }));
export const description = style(
  componentRule({
    marginTop: '6px',
    color: vars.color.textSoft,
  }),
);
export const body = style(
  componentRule({
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    vars: { [scrollInset]: vars.space.medium },
    padding: `${scrollInset} ${vars.space.medium} ${vars.space.large}`,
    selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
    '@media': { [media.tablet]: { padding: `${scrollInset} 28px ${vars.space.large}` } },
  }),
);
export const bodyDivided = style(
  componentRule({
    vars: { [scrollInset]: '20px' },
    '@media': { [media.tablet]: { vars: { [scrollInset]: vars.space.large } } },
  }),
);
export const footer = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.small,
    flexShrink: 0,
    padding: `0 ${vars.space.medium} calc(${vars.space.medium} + env(safe-area-inset-bottom))`,
    '@media': { [media.tablet]: { padding: `0 28px ${vars.space.large}` } },
  }),
);
// On phones the buttons have equal widths, below the text.
descendantRule(`${footer} > :is(button, a)`, {
  flex: '1 1 0',
  alignSelf: 'stretch',
  '@media': { [media.tablet]: { flex: 'none', alignSelf: 'auto' } },
});
export const footerAlone = style(
  componentRule({ paddingTop: '20px', '@media': { [media.tablet]: { paddingTop: '20px' } } }),
);
export const footerDivided = style(
  componentRule({
    paddingTop: vars.space.small,
    borderTop: `1px solid ${vars.color.border}`,
    background: vars.color.surface,
    '@media': { [media.tablet]: { paddingTop: vars.space.medium, paddingBottom: vars.space.medium } },
  }),
);
export const footerDividedOnPhone = style(
  componentRule({
    paddingTop: vars.space.small,
    borderTop: `1px solid ${vars.color.border}`,
    '@media': { [media.tablet]: { paddingTop: 0, borderTop: 'none' } },
  }),
);
// Scrolling content continues below the buttons, on every screen.
descendantRule(`${body}[tabindex] + ${footer}:not(${footerDivided})`, {
  paddingTop: vars.space.small,
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { paddingTop: vars.space.medium, paddingBottom: vars.space.medium } },
});
export const footerStart = style(
  componentRule({
    flexBasis: '100%',
    marginInlineEnd: 'auto',
    color: vars.color.textSoft,
    '@media': { [media.tablet]: { flexBasis: 'auto' } },
  }),
);
