import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

export const agenda = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: '14px', minWidth: 0 }),
);
export const day = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: vars.space.xsmall,
  }),
);
export const date = style(componentRule({ fontSize: vars.text.tiny.size, color: vars.color.textSoft }));
export const weekday = style(componentRule({ display: 'block', lineHeight: vars.text.tiny.line }));
export const number = style(
  componentRule({
    display: 'block',
    color: vars.color.text,
    text: 'large',
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const today = style(componentRule({ color: vars.color.brandText, fontWeight: vars.weight.strong }));
export const items = style(
  componentRule({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0 }),
);
export const item = style(
  componentRule({
    position: 'relative',
    minWidth: 0,
    borderInlineStart: '3px solid',
    paddingInlineStart: '10px',
    text: 'small',
  }),
);
export const tone = styleVariants(
  {
    brand: vars.color.brand,
    deadline: vars.color.deadlineMark,
    info: vars.color.infoMark,
    success: vars.color.successMark,
    accent: vars.color.accentMark,
    warning: vars.color.warningMark,
    neutral: vars.color.neutralMark,
  },
  (value) => componentRule({ borderInlineStartColor: value }),
);
export const link = style(
  componentRule({
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      // The note below the title belongs to the target.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
  }),
);
export const note = style(componentRule({ color: vars.color.textSoft, text: 'tiny' }));
export const dayNote = style(componentRule({ color: vars.color.danger, text: 'tiny' }));
export const heading = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    color: vars.color.textSoft,
    text: 'tiny',
    selectors: { '&::after': { content: '""', flex: 1, borderTop: `1px solid ${vars.color.border}` } },
  }),
);
