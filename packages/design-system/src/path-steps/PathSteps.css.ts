import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0 }));
export const step = style(componentRule({ position: 'relative', minWidth: 0 }));
export const stop = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    position: 'relative',
    zIndex: 1,
    width: '20px',
    height: '20px',
    borderRadius: vars.radius.full,
    border: '2px solid transparent',
    background: color.surfaceRaised,
    flexShrink: 0,
  }),
);
descendantRule(`${stop} > svg`, { width: '12px', height: '12px', strokeWidth: 3 });
const filled = { '@media': { '(forced-colors: active)': { background: 'CanvasText' } } } as const;
export const stopState = styleVariants({
  done: componentRule({ background: color.brand, borderColor: color.brand, color: color.onBrand }),
  current: componentRule({
    borderColor: color.brand,
    boxShadow: `inset 0 0 0 3px ${color.surfaceRaised}`,
    background: color.brand,
    ...filled,
  }),
  owed: componentRule({
    borderWidth: '3px',
    borderColor: color.deadlineMark,
    boxShadow: `0 0 0 4px ${color.deadlineSoft}`,
  }),
  coming: componentRule({ borderStyle: 'dashed', borderWidth: '1.5px', borderColor: color.neutralMark }),
  stop: componentRule({ borderColor: color.brand }),
  goal: componentRule({ borderColor: color.brand, background: color.brand, ...filled }),
  ended: componentRule({ borderColor: color.neutralMark, color: color.danger }),
});
export const stretch = styleVariants({
  solid: componentRule({ borderStyle: 'solid', borderColor: color.brandLine }),
  dotted: componentRule({ borderStyle: 'dotted', borderColor: color.neutralMark }),
  way: componentRule({ borderStyle: 'dotted', borderColor: color.brandLine }),
});
export const label = style(componentRule({ text: 'small', fontWeight: vars.weight.strong }));
export const labelComing = style(componentRule({ color: color.textSoft, fontWeight: vars.weight.regular }));
/** Typed text keeps its line breaks. */
export const note = style(componentRule({ color: color.textSoft, text: 'tiny', whiteSpace: 'pre-line' }));
export const noteOwed = style(componentRule({ color: color.deadline, fontWeight: vars.weight.strong }));

/** Side by side if the container is wide enough. */
const WIDE = '(min-width: 480px)';
const down = {
  step: {
    display: 'flex',
    gap: vars.space.medium,
    paddingBottom: '18px',
    selectors: { '&:last-child': { paddingBottom: 0 } },
  },
  line: { position: 'absolute', top: '20px', bottom: 0, insetInlineStart: '9px', borderWidth: '0 0 0 2px' },
} as const;
export const verticalStep = style(componentRule(down.step));
export const verticalLine = style(componentRule(down.line));
export const verticalText = style(componentRule({ flex: 1, minWidth: 0 }));
export const horizontal = style(componentRule({ '@container': { [WIDE]: { display: 'flex' } } }));
export const horizontalStep = style(
  componentRule({
    ...down.step,
    '@container': { [WIDE]: { display: 'block', flex: '1 1 0', paddingBottom: 0 } },
  }),
);
export const horizontalLine = style(
  componentRule({
    ...down.line,
    '@container': {
      [WIDE]: {
        top: '9px',
        bottom: 'auto',
        insetInlineStart: '20px',
        insetInlineEnd: 0,
        borderWidth: '2px 0 0',
      },
    },
  }),
);
export const horizontalText = style(
  componentRule({
    flex: 1,
    minWidth: 0,
    '@container': { [WIDE]: { paddingTop: vars.space.xsmall, paddingInlineEnd: vars.space.small } },
  }),
);
