import { vars } from '@michi/design-system/theme';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'sticky',
  zIndex: 30,
  top: 0,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  borderBottom: `1px solid ${vars.color.warningLine}`,
  background: vars.color.warningSoft,
  color: vars.color.text,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  textAlign: 'center',
});
