// Before the rules below, which change the look of a button where there is no space for one.
import '../button/Button.css.ts';
import { style, styleVariants } from '@vanilla-extract/css';
import { descendantRule } from '../private/descendantRule.ts';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** From this width of the row, date and button are beside the text. */
const WIDE = '(min-width: 560px)';
const NARROW = '(max-width: 559.98px)';
/** A phone at 200 %: the words need the place of the icon. */
const TINY = '(max-width: 199.98px)';

export const frame = style(
  componentRule({
    containerType: 'inline-size',
    minWidth: 0,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  }),
);
export const row = style(
  componentRule({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"tile words action" "tile when action"',
    columnGap: vars.space.small,
    alignItems: 'center',
    padding: vars.space.medium,
    '@media': { [media.tablet]: { paddingInline: vars.space.large } },
    selectors: { '&:hover': { background: vars.color.surfaceSelected } },
    '@container': {
      [TINY]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gridTemplateAreas: '"words action" "when action"',
      },
      [WIDE]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto 112px',
        gridTemplateAreas: '"tile words when action"',
        columnGap: vars.space.medium,
        padding: `14px ${vars.space.large}`,
      },
    },
  }),
);
export const tile = style(
  componentRule({
    gridArea: 'tile',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '40px',
    height: '40px',
    borderRadius: vars.radius.field,
    '@container': { [TINY]: { display: 'none' } },
  }),
);
const { color } = vars;
export const tone = styleVariants(
  {
    brand: [color.brandSoft, color.brandText],
    deadline: [color.deadlineSoft, color.deadline],
    success: [color.successSoft, color.success],
    warning: [color.warningSoft, color.warning],
    info: [color.infoSoft, color.info],
    accent: [color.accentSoft, color.accent],
    neutral: [color.neutralSoft, color.textSoft],
  } as const,
  ([background, ink]) => componentRule({ background, color: ink }),
);
export const text = style(componentRule({ gridArea: 'words', position: 'relative', minWidth: 0 }));
export const title = style(componentRule({ fontWeight: vars.weight.strong }));
export const subtitle = style(componentRule({ color: vars.color.textSoft, text: 'small' }));
descendantRule(`${subtitle} a`, { display: 'inline-block', paddingBlock: '2px', marginBlock: '-2px' });
// Covers title and subtitle, above the row's link, which covers the row.
descendantRule(`${subtitle} a::after`, { content: '""', position: 'absolute', inset: 0, zIndex: 1 });
export const when = style(
  componentRule({
    gridArea: 'when',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6px',
    text: 'small',
    '@container': {
      [WIDE]: { flexDirection: 'column', flexWrap: 'nowrap', alignItems: 'flex-end', textAlign: 'end' },
    },
  }),
);
export const clock = style(
  componentRule({ display: 'inline-flex', '@container': { [WIDE]: { display: 'none' } } }),
);
export const left = style(componentRule({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' }));
export const note = style(
  componentRule({
    color: vars.color.textSoft,
    whiteSpace: 'nowrap',
    '@container': { [WIDE]: { fontSize: vars.text.tiny.size, lineHeight: vars.text.tiny.line } },
  }),
);
export const urgent = style({});
descendantRule(`${urgent} > *:not(${note})`, { color: vars.color.deadline });
export const action = style(
  componentRule({
    gridArea: 'action',
    // The whole row is clickable, while the link's accessible name is its own text.
    position: 'static',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
        borderRadius: vars.radius.badge,
      },
    },
    '@container': {
      [NARROW]: {
        minHeight: 0,
        padding: 0,
        border: 'none',
        background: 'none',
        color: vars.color.textSoft,
        selectors: { '&:hover': { background: 'none' } },
      },
    },
  }),
);
export const actionLabel = style(
  componentRule({
    '@container': {
      [NARROW]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
export const chevron = style(
  componentRule({ display: 'inline-flex', '@container': { [WIDE]: { display: 'none' } } }),
);
