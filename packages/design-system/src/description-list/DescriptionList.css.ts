import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0 }));
const columnsOf = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const columns = styleVariants(
  {
    grid: {
      ...columnsOf(1),
      '@container': { '(min-width: 280px)': columnsOf(2), '(min-width: 560px)': columnsOf(3) },
    },
    facts: { ...columnsOf(2), '@container': { '(min-width: 640px)': columnsOf(4) } },
  },
  (rule) => componentRule({ display: 'grid', gap: `20px ${vars.space.large}`, ...rule }),
);
export const cell = style(componentRule({ position: 'relative', minWidth: 0 }));
export const cellWithIcon = style(componentRule({ paddingInlineStart: '24px' }));
export const icon = style(
  componentRule({
    position: 'absolute',
    insetInlineStart: 0,
    top: '1px',
  }),
);
descendantRule(`${icon} > svg`, { width: '16px', height: '16px', strokeWidth: 1.75 });
const soft = { color: vars.color.textSoft, fontSize: vars.text.tiny.size, lineHeight: vars.text.tiny.line };
export const term = style(componentRule(soft));
const lines = { whiteSpace: 'pre-line' } as const;
export const value = style(componentRule({ ...lines, fontWeight: vars.weight.medium }));
export const note = style(componentRule({ ...soft, ...lines }));
export const rows = style(componentRule({ borderTop: `1px solid ${vars.color.border}` }));
export const row = style(
  componentRule({
    display: 'grid',
    gap: `2px ${vars.space.large}`,
    padding: `${vars.space.small} 0`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSoft}` } },
    '@media': {
      [media.tablet]: { gridTemplateColumns: '128px minmax(0, 1fr)', padding: '14px 0' },
      [media.print]: { gridTemplateColumns: '128px minmax(0, 1fr)', padding: '5px 0', breakInside: 'avoid' },
    },
  }),
);
export const rowTerm = style(componentRule({ gridColumn: 1, color: vars.color.textSoft }));
export const rowValue = style(
  componentRule({
    ...lines,
    minWidth: 0,
    '@media': { [`${media.tablet}, ${media.print}`]: { gridColumn: 2 } },
  }),
);
export const rowNote = style(
  componentRule({
    ...lines,
    color: vars.color.textSoft,
    fontSize: vars.text.small.size,
    '@media': { [`${media.tablet}, ${media.print}`]: { gridColumn: 2 } },
  }),
);
