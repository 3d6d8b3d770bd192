import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { inset } from '../private/inset.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const card = style(
  componentRule({
    vars: { [inset]: vars.space.medium },
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.surfaceRaised,
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.card,
    overflow: 'clip',
    // Clear of the top bar.
    scrollMarginTop: `calc(${vars.size.topBar} + ${vars.space.medium})`,
    '@media': { [media.tablet]: { vars: { [inset]: vars.space.large } } },
  }),
);
export const dense = style(
  componentRule({ '@media': { [media.tablet]: { vars: { [inset]: vars.space.medium } } } }),
);
/** Over the side padding of the page. */
export const edgeToEdge = style(
  componentRule({
    marginInline: `calc(-1 * ${vars.space.medium})`,
    borderInlineWidth: 0,
    borderRadius: 0,
    '@media': {
      [media.tablet]: { marginInline: 0, borderInlineWidth: '1px', borderRadius: vars.radius.card },
    },
  }),
);
export const raised = style(componentRule({ boxShadow: vars.shadow.menu }));
export const tone = styleVariants(
  {
    plain: { ground: vars.color.surfaceRaised, line: vars.color.border },
    sunken: { ground: vars.color.surfaceSunken, line: vars.color.borderSoft },
    selected: { ground: vars.color.surfaceSelected, line: vars.color.brandLine },
    warning: { ground: vars.color.surfaceRaised, line: vars.color.warningLine },
    danger: { ground: vars.color.surfaceRaised, line: vars.color.dangerMark },
  },
  ({ ground, line }) => componentRule({ background: ground, borderColor: line }),
);

const paddings = {
  none: [vars.space.none, vars.space.none],
  small: [vars.space.medium, vars.space.medium],
  medium: [vars.space.medium, vars.space.large],
  large: [vars.space.large, vars.space.xlarge],
} as const;
export const body = styleVariants(paddings, ([phone, wide]) =>
  componentRule({ minWidth: 0, padding: phone, '@media': { [media.tablet]: { padding: wide } } }),
);
export const header = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xsmall} ${vars.space.medium}`,
    padding: `${vars.space.medium} ${inset} 0`,
    '@media': { [media.tablet]: { paddingTop: '20px' }, [media.print]: { paddingTop: vars.space.medium } },
  }),
);
export const ruled = style(
  componentRule({
    borderBottom: `1px solid ${vars.color.border}`,
    minHeight: '48px',
    paddingBlock: vars.space.xxsmall,
    '@media': {
      [media.tablet]: { minHeight: 0, paddingTop: '20px', paddingBottom: vars.space.medium },
    },
  }),
);
export const headerEnd = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.medium,
    color: vars.color.textSoft,
    text: 'small',
  }),
);
export const belowHeader = style(
  componentRule({
    paddingTop: vars.space.medium,
    '@media': { [media.tablet]: { paddingTop: vars.space.medium } },
  }),
);
export const footer = style(
  componentRule({
    borderTop: `1px solid ${vars.color.border}`,
    padding: `${vars.space.medium} ${inset}`,
  }),
);
export const section = style(
  componentRule({
    minWidth: 0,
    padding: vars.space.medium,
    '@media': { [media.tablet]: { padding: vars.space.large } },
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  }),
);
