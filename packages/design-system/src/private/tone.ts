import { vars } from '../theme/vars.css.ts';

/** Text colours by meaning. */
export const textTones = {
  default: vars.color.text,
  soft: vars.color.textSoft,
  brand: vars.color.brandText,
  deadline: vars.color.deadline,
  success: vars.color.success,
  warning: vars.color.warning,
  danger: vars.color.danger,
  info: vars.color.info,
  accent: vars.color.accent,
  inherit: 'inherit',
} as const;

export type TextTone =
  | 'default'
  | 'soft'
  | 'brand'
  | 'deadline'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'accent'
  | 'inherit';
