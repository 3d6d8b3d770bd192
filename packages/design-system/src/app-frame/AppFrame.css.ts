import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = style(
  componentRule({
    display: 'flex',
    minHeight: '100dvh',
    background: vars.color.surface,
    color: vars.color.text,
    text: 'body',
  }),
);
/** On `<html>`: keeps focused elements clear of the bars. */
export const page = style(
  componentRule({
    scrollPaddingBlock: `calc(${vars.size.phoneBar} + ${vars.space.xsmall}) calc(${vars.size.bottomBar} + ${vars.space.xsmall})`,
    '@media': {
      [media.tablet]: {
        scrollPaddingBlock: `calc(${vars.size.topBar} + ${vars.space.xsmall}) ${vars.space.xsmall}`,
      },
    },
  }),
);
export const skip = style(
  componentRule({
    position: 'fixed',
    zIndex: 60,
    top: vars.space.xsmall,
    left: vars.space.xsmall,
    padding: `${vars.space.xsmall} ${vars.space.medium}`,
    borderRadius: vars.radius.field,
    background: vars.color.brand,
    color: vars.color.onBrand,
    fontWeight: vars.weight.strong,
    transform: 'translateY(-200%)',
    selectors: { '&:focus': { transform: 'none' } },
  }),
);
export const sidebar = style(
  componentRule({
    display: 'none',
    '@media': {
      [media.tablet]: {
        display: 'flex',
        flexDirection: 'column',
        position: 'sticky',
        top: 0,
        flexShrink: 0,
        width: vars.size.sidebarMinimised,
        height: '100dvh',
        borderRight: `1px solid ${vars.color.border}`,
        background: vars.color.surface,
        transition: `width ${vars.duration.calm} ease-out`,
      },
    },
  }),
);
export const sidebarWide = style(
  componentRule({ '@media': { [media.tablet]: { width: vars.size.sidebar } } }),
);
export const column = style(
  componentRule({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }),
);
export const topBar = style(
  componentRule({
    display: 'none',
    '@media': {
      [media.tablet]: {
        display: 'flex',
        alignItems: 'center',
        gap: vars.space.medium,
        position: 'sticky',
        top: 0,
        zIndex: 20,
        height: vars.size.topBar,
        padding: `0 ${vars.space.medium} 0 ${vars.space.xlarge}`,
        borderBottom: `1px solid ${vars.color.border}`,
        background: vars.color.surfaceRaised,
      },
      [media.desktop]: { paddingInlineEnd: vars.space.xlarge },
    },
  }),
);
export const topBarSearch = style(componentRule({ flex: '0 100 340px', minWidth: '120px' }));
export const topBarEnd = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minWidth: 0,
    marginInlineStart: 'auto',
  }),
);
// The last item, the user, shrinks in a narrow window and truncates a long name.
descendantRule(`${topBarEnd} > :last-child`, { flexShrink: 1, minWidth: 0 });
export const phoneBar = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `0 ${vars.space.xsmall}`,
    position: 'sticky',
    top: 0,
    zIndex: 20,
    minHeight: vars.size.phoneBar,
    padding: `0 ${vars.space.medium}`,
    borderBottom: `1px solid ${vars.color.border}`,
    background: vars.color.surfaceRaised,
    '@media': {
      // Two lines high there, as on a phone at 200 %.
      '(max-width: 264px)': { position: 'static' },
      [media.tablet]: { display: 'none' },
    },
  }),
);
export const phoneBarTitle = style(
  componentRule({
    // Above the buttons where less is left beside them.
    flex: '1 1 96px',
    minWidth: 0,
    fontSize: vars.text.large.size,
    // Two lines fit into the bar.
    lineHeight: vars.text.small.line,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  }),
);
export const phoneBarEnd = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    marginInlineStart: 'auto',
  }),
);
export const main = style(
  componentRule({
    flex: 1,
    width: '100%',
    maxWidth: `calc(${vars.size.content} + 2 * ${vars.space.xlarge})`,
    margin: '0 auto',
    padding: `${vars.space.small} ${vars.space.medium} calc(${vars.size.bottomBar} + env(safe-area-inset-bottom) + ${vars.space.medium})`,
    scrollMarginTop: vars.size.topBar,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': { [media.tablet]: { padding: `28px ${vars.space.xlarge} ${vars.space.xxlarge}` } },
  }),
);
export const bottomBar = style(
  componentRule({
    position: 'fixed',
    insetInline: 0,
    bottom: 0,
    zIndex: 20,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    padding: `0 ${vars.space.xxsmall} env(safe-area-inset-bottom)`,
    borderTop: `1px solid ${vars.color.border}`,
    background: vars.color.surfaceRaised,
    '@media': { [media.tablet]: { display: 'none' } },
  }),
);
export const bottomItem = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3px',
    minHeight: vars.size.bottomBar,
    color: vars.color.textSoft,
    fontSize: '11px',
    lineHeight: '14px',
    fontWeight: vars.weight.medium,
    textAlign: 'center',
    selectors: {
      '&[aria-current]': { color: vars.color.brandText, fontWeight: vars.weight.strong },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  }),
);
export const bottomIcon = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '56px',
    maxWidth: '100%',
    height: '28px',
    borderRadius: vars.radius.full,
    selectors: {
      [`${bottomItem}[aria-current] &`]: { background: vars.color.brandSoft },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          [`${bottomItem}[aria-current] &`]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  }),
);
descendantRule(`${bottomIcon} > svg`, { width: '20px', height: '20px', strokeWidth: 1.75 });
/** One line, also where the page is zoomed to 200 %. */
export const bottomLabel = style(
  componentRule({ maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const bottomCount = style(
  componentRule({ position: 'absolute', top: '-6px', insetInlineStart: '32px' }),
);
// Only the contents are printed.
for (const part of [skip, sidebar, topBar, phoneBar, bottomBar]) {
  descendantRule(`${frame} ${part}`, { '@media': { [media.print]: { display: 'none' } } });
}
// Printers cut off a border at the edge.
descendantRule(`${frame} ${main}`, { '@media': { [media.print]: { maxWidth: 'none', padding: '1px' } } });
