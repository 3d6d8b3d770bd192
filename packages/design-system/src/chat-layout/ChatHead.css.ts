import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text } = vars;

export const listHead = style(
  componentRule({
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: space.small,
    padding: `${space.medium} ${space.medium} ${space.small}`,
    background: color.surfaceRaised,
    '@media': { [media.desktop]: { paddingTop: '20px' } },
  }),
);
export const head = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: space.small,
    flexShrink: 0,
    minHeight: '60px',
    padding: `${space.xsmall} ${space.small}`,
    borderBottom: `1px solid ${color.border}`,
    background: color.surfaceRaised,
    '@media': { [media.tablet]: { minHeight: '68px', padding: `10px ${space.large}` } },
  }),
);
export const texts = style(componentRule({ flex: 1, minWidth: 0 }));
export const lines = style(componentRule({ display: 'flex', flexDirection: 'column', gap: space.xsmall }));
export const name = style(componentRule({ minWidth: 0 }));
// Not truncated, since nothing else shows the full name (WCAG 1.4.10). Inline, so that the mark follows the last word.
descendantRule(`${name} > :is(h1, h2)`, { display: 'inline', overflowWrap: 'anywhere' });
export const mark = style(
  componentRule({ marginInlineStart: '6px', whiteSpace: 'nowrap', color: color.brandText }),
);
descendantRule(`${mark} > svg`, { display: 'inline', verticalAlign: '-0.2em' });
export const note = style(
  componentRule({
    overflowWrap: 'anywhere',
    color: color.textSoft,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
  }),
);
export const actions = style(componentRule({ display: 'flex', alignItems: 'center', flexShrink: 0 }));
export const notice = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.xxsmall} ${space.small}`,
    flexShrink: 0,
    padding: `${space.xsmall} ${space.medium}`,
    fontSize: text.small.size,
    lineHeight: text.small.line,
    '@media': { [media.tablet]: { padding: `${space.xsmall} ${space.large}` } },
  }),
);
export const noticeDeadline = style(componentRule({ background: color.deadlineSoft, color: color.text }));
descendantRule(`${noticeDeadline} > svg`, { color: color.deadline });
export const noticeNeutral = style(
  componentRule({
    borderTop: `1px solid ${color.border}`,
    background: color.surfaceSunken,
    color: color.text,
  }),
);
descendantRule(`${notice} > svg`, { flexShrink: 0 });
export const noticeText = style(componentRule({ flex: '1 1 180px', minWidth: 0 }));
