import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, text, weight, radius } = vars;
const line = `1px solid ${color.border}`;

/** The library's table has no outer border. */
export const frame = style(
  componentRule({
    minWidth: 0,
    border: line,
    borderRadius: radius.card,
    background: color.surfaceRaised,
    overflow: 'hidden',
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
  }),
);

export const headerRow = style(componentRule({ borderBlockEnd: line }));
export const header = style(
  componentRule({
    borderInlineStart: line,
    color: color.textSoft,
    fontSize: text.tiny.size,
    selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
  }),
);
/** Aligned with the numbers of the days. */
export const monthHeader = style(
  componentRule({
    justifyContent: 'flex-start',
    textAlign: 'start',
    borderInlineStartColor: 'transparent',
    borderBlockEnd: line,
  }),
);
export const monthHeaderText = style(componentRule({ display: 'inline-block', padding: `6px 10px` }));
export const weekHeaderText = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    padding: `${space.xsmall} ${space.xxsmall} ${space.xxsmall}`,
    textAlign: 'center',
  }),
);
export const weekNumber = style(
  componentRule({
    color: color.text,
    fontSize: text.heading.size,
    lineHeight: text.heading.line,
    fontWeight: weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const weekNumberToday = style(componentRule({ color: color.brandText }));

export const cell = style(
  componentRule({
    minWidth: 0,
    borderInlineStart: line,
    selectors: { '&:first-child': { borderInlineStartColor: 'transparent' } },
  }),
);
export const row = style(componentRule({ border: line }));
export const monthCell = style(componentRule({ minHeight: '104px' }));
/** Weekends, and the days of other months. */
export const quiet = style(componentRule({ background: color.surface }));

export const cellTop = style(
  componentRule({ display: 'flex', alignItems: 'center', padding: '5px 6px 2px' }),
);
export const dayNumber = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '24px',
    minHeight: '24px',
    padding: '0 4px',
    borderRadius: radius.full,
    color: color.text,
    fontSize: text.small.size,
    fontWeight: weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const otherMonth = style(componentRule({ color: color.textSoft }));
/** Beside the number of the day in a month, below it in a week. */
export const holiday = style(
  componentRule({
    minWidth: 0,
    maxWidth: '100%',
    overflow: 'hidden',
    color: color.danger,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const todayNumber = style(
  componentRule({
    background: color.brand,
    color: color.onBrand,
    fontWeight: weight.strong,
    '@media': {
      '(forced-colors: active)': {
        background: 'Highlight',
        color: 'HighlightText',
        // Otherwise the browser paints the page's own background behind the digits.
        forcedColorAdjust: 'none',
      },
    },
  }),
);

export const event = style(
  componentRule({
    minWidth: 0,
    borderRadius: radius.badge,
    cursor: 'pointer',
    overflow: 'hidden',
    selectors: {
      '&:hover': { filter: 'brightness(0.97)' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    },
  }),
);
export const rowEvent = style(componentRule({ margin: '0 6px 3px', minHeight: '24px' }));
export const columnEvent = style(
  componentRule({ margin: '0 2px 1px', borderInlineStart: '3px solid', height: '100%' }),
);
/** In the all-day row of a week, with a bar like the events below. */
export const wholeDayEvent = style(componentRule({ borderInlineStart: '3px solid' }));

export const tone = styleVariants(
  {
    brand: [color.brandSoft, color.brandText, color.brand],
    deadline: [color.deadlineSoft, color.deadline, color.deadlineMark],
    info: [color.infoSoft, color.info, color.infoMark],
    success: [color.successSoft, color.success, color.successMark],
    accent: [color.accentSoft, color.accent, color.accentMark],
    warning: [color.warningSoft, color.warning, color.warningMark],
    neutral: [color.neutralSoft, color.text, color.neutralMark],
  },
  ([background, ink, mark]) => componentRule({ background, color: ink, borderInlineStartColor: mark }),
);
export const open = style(
  componentRule({
    border: '1px dashed currentColor',
    background: color.surfaceRaised,
  }),
);
export const openWithBar = style(componentRule({ borderInlineStart: '3px solid currentColor' }));

export const line1 = style(
  componentRule({ display: 'flex', alignItems: 'center', gap: '5px', minWidth: 0, padding: '2px 6px' }),
);
descendantRule(`${line1} > svg`, { flexShrink: 0, width: '13px', height: '13px' });
export const block = style(componentRule({ padding: '2px 6px', minWidth: 0 }));
export const name = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    minWidth: 0,
    fontWeight: weight.strong,
  }),
);
/** In a narrow column a long word is truncated instead of broken. */
export const wholeText = style(
  componentRule({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', overflowWrap: 'normal' }),
);
descendantRule(`${name} > svg`, { flexShrink: 0, width: '13px', height: '13px' });
export const clip = style(
  componentRule({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const time = style(componentRule({ fontVariantNumeric: 'tabular-nums', color: color.text }));
export const inkTime = style(componentRule({ fontVariantNumeric: 'tabular-nums', flexShrink: 0 }));

export const slotLane = style(componentRule({ borderBlockStart: `1px solid ${color.borderSoft}` }));
export const halfHour = style(componentRule({ borderBlockStartColor: 'transparent' }));
export const slotText = style(
  componentRule({
    padding: `0 ${space.xsmall}`,
    transform: 'translateY(-50%)',
    color: color.textSoft,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  }),
);
export const allDayHeader = style(componentRule({ display: 'flex', alignItems: 'center' }));
export const allDayText = style(componentRule({ padding: `0 ${space.xsmall}`, color: color.textSoft }));
export const divider = style(componentRule({ borderBlockEnd: line }));
export const nowLine = style(componentRule({ borderBlockStart: `2px solid ${color.brand}` }));
