import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { inset } from '../private/inset.css.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const row = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.small,
    padding: `${vars.space.small} ${fallbackVar(inset, vars.space.medium)}`,
    minWidth: 0,
    text: 'small',
    transition: `background ${vars.duration.quick} ease-out`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
    '@media': {
      [media.tablet]: { paddingBlock: '14px' },
      [media.print]: {
        padding: `${vars.space.xsmall} ${fallbackVar(inset, vars.space.medium)}`,
        breakInside: 'avoid',
      },
    },
  }),
);
export const linked = style(
  componentRule({ selectors: { '&:hover': { background: vars.color.surfaceSelected } } }),
);
export const selected = style(
  componentRule({
    background: vars.color.surfaceSelected,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        width: '3px',
        background: vars.color.brand,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before': { background: 'Highlight' } } },
    },
  }),
);
export const unread = style(componentRule({ background: vars.color.surfaceSelected }));
/** Above the link that covers the row; its box aligns with the title, and its text is visually hidden. */
export const choice = style(
  componentRule({ position: 'relative', zIndex: 1, flexShrink: 0, width: '20px', marginTop: '-6px' }),
);
// Below what leads where less is left beside it, as on a phone at 200 %.
export const body = style(componentRule({ flex: '1 1 128px', minWidth: 0 }));
export const head = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space.small,
    alignItems: 'start',
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);
/** On phones its parts are placed by the head. */
export const line = style(
  componentRule({
    display: 'contents',
    '@media': {
      [media.tablet]: {
        display: 'flex',
        gap: vars.space.small,
        alignItems: 'flex-start',
        justifyContent: 'space-between',
      },
    },
  }),
);
export const title = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    color: vars.color.text,
    text: 'body',
    fontWeight: vars.weight.strong,
    // The linked page shows a long title completely.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  }),
);
export const link = style(
  componentRule({
    selectors: {
      // The whole row is the target, while the link's name stays the title alone.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        borderRadius: vars.radius.badge,
      },
    },
  }),
);
export const subtitle = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px',
    color: vars.color.textSoft,
    gridColumn: '1 / -1',
  }),
);
export const meta = style(
  componentRule({
    marginTop: '2px',
    color: vars.color.text,
    '@media': { [media.tablet]: { marginTop: '4px' } },
  }),
);
export const aside = style(
  componentRule({
    flexShrink: 0,
    selectors: {
      // The target of a button is larger than its icon; the row does not grow by the difference.
      '&:has(a, button)': { margin: '-6px -6px -6px 0' },
    },
    '@media': {
      // There the target has a border, which separates it from the content below.
      '(forced-colors: active)': { selectors: { '&:has(a, button)': { marginBottom: 0 } } },
    },
  }),
);
export const note = style(
  componentRule({
    display: 'none',
    flexShrink: 0,
    color: vars.color.textSoft,
    fontSize: vars.text.tiny.size,
    lineHeight: vars.text.small.line,
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);
descendantRule(`${aside} :is(a, button)`, { position: 'relative', zIndex: 1 });
/** A head whose button is at the end of the subtitle's line on phones. */
const headWithButton = `${head}:has(${aside} :is(a, button)):has(${subtitle})`;
descendantRule(`${headWithButton} ${title}`, { gridColumn: '1 / -1' });
descendantRule(`${headWithButton} ${subtitle}`, { gridColumn: '1' });
descendantRule(`${headWithButton} ${aside}`, { gridArea: '2 / 2' });
export const footer = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `6px ${vars.space.xsmall}`,
    marginTop: '4px',
    color: vars.color.textSoft,
    text: 'tiny',
    '@media': { [media.tablet]: { marginTop: '6px' } },
  }),
);
descendantRule(`${footer} :is(a, button)`, { position: 'relative', zIndex: 1 });

const appear = keyframes({ from: { opacity: 0 } });

export const exchangeable = style(componentRule({ animation: `${appear} ${vars.duration.calm} ease-out` }));
/** Lines of the title, two other lines, and room for a badge, the gaps and the larger lines of the title. */
const heightWith = (lines: number): string => `calc(${lines + 2}lh + 42px)`;
descendantRule(`${exchangeable} ${body}`, {
  minHeight: heightWith(2),
  '@media': { [media.tablet]: { minHeight: heightWith(1) } },
});
descendantRule(`${exchangeable} ${title}`, {
  WebkitLineClamp: 2,
  '@media': { [media.tablet]: { WebkitLineClamp: 1 } },
});
descendantRule(`${exchangeable} :is(${subtitle}, ${meta})`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
