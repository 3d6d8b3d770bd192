import { vars } from '@michi/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.medium,
  minHeight: '100dvh',
  padding: vars.space.medium,
  background: vars.color.surface,
});
