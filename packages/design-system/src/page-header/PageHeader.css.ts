import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const header = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: `${vars.space.small} ${vars.space.large}`,
  }),
);
export const back = style(
  componentRule({ flexBasis: '100%', color: vars.color.brandText, fontSize: vars.text.small.size }),
);
export const cover = style(componentRule({ flexBasis: '100%' }));
/** Half on the cover, with an edge of the page's ground around it. */
export const atEdge = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    marginTop: '-48px',
    marginLeft: vars.space.small,
    border: `4px solid ${vars.color.surface}`,
    borderRadius: `calc(${vars.radius.field} + 4px)`,
    background: vars.color.surface,
  }),
);
export const identity = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: vars.space.medium,
    minWidth: 0,
    flex: '1 1 320px',
  }),
);
// Below the avatar where less is left beside it, as on a phone at 200 %.
export const text = style(componentRule({ flex: '1 1 128px', minWidth: 0 }));
const { heading, title } = vars.text;
descendantRule(`${text} > h1`, {
  fontSize: heading.size,
  lineHeight: heading.line,
  '@media': { [media.tablet]: { fontSize: title.size, lineHeight: title.line } },
});
export const eyebrow = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.xsmall,
    color: vars.color.textSoft,
    text: 'small',
    selectors: { '&:not(:empty)': { marginBottom: vars.space.xxsmall } },
  }),
);
export const subtitle = style(
  componentRule({
    marginTop: vars.space.xxsmall,
    text: 'body',
    '@media': { [media.tablet]: { fontSize: vars.text.large.size, lineHeight: vars.text.large.line } },
  }),
);
export const actions = style(
  componentRule({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small }),
);
