import { style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const badge = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '24px',
    maxWidth: '100%',
    padding: `2px ${vars.space.xsmall}`,
    border: '1px solid transparent',
    borderRadius: vars.radius.badge,
    fontSize: vars.text.tiny.size,
    lineHeight: '18px',
    fontWeight: vars.weight.medium,
    verticalAlign: 'middle',
    selectors: { '&:lang(ja)': { fontWeight: vars.weight.strong } },
    '@media': { [media.print]: { minHeight: 0, padding: '0 2px' } },
  }),
);

const { color } = vars;
export const tone = styleVariants(
  {
    neutral: [color.neutralSoft, color.textSoft, 'transparent'],
    brand: [color.brandSoft, color.brandText, 'transparent'],
    deadline: [color.deadlineSoft, color.deadline, 'transparent'],
    success: [color.successSoft, color.success, 'transparent'],
    successSolid: [color.successSolid, color.onSolid, 'transparent'],
    warning: [color.warningSoft, color.warning, 'transparent'],
    danger: [color.dangerSoft, color.danger, 'transparent'],
    info: [color.infoSoft, color.info, 'transparent'],
    accent: [color.accentSoft, color.accent, 'transparent'],
    outline: [color.surfaceRaised, color.textSoft, color.border],
  } as const,
  ([background, text, line]) => componentRule({ background, color: text, borderColor: line }),
);
export const glyph = style(componentRule({ flexShrink: 0 }));
export const crossGlyph = style(componentRule({ color: color.danger }));
export const icon = style(
  componentRule({
    display: 'inline-flex',
    flexShrink: 0,
  }),
);
descendantRule(`${icon} > svg`, { width: '14px', height: '14px', strokeWidth: 1.75 });
