import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Container width from which the list is beside the sections. */
const WIDE = '(min-width: 840px)';

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0 }));

export const layout = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xlarge,
    alignItems: 'start',
    '@container': { [WIDE]: { gridTemplateColumns: '200px minmax(0, 1fr)' } },
  }),
);

export const nav = style(
  componentRule({
    display: 'none',
    '@container': {
      [WIDE]: {
        display: 'block',
        position: 'sticky',
        top: `calc(${vars.size.topBar} + ${vars.space.large})`,
        maxHeight: `calc(100dvh - ${vars.size.topBar} - 2 * ${vars.space.large})`,
        overflowY: 'auto',
      },
    },
  }),
);

export const list = style(componentRule({ display: 'flex', flexDirection: 'column', gap: 2, padding: 2 }));

export const link = style(
  componentRule({
    display: 'block',
    padding: `${vars.space.xsmall} ${vars.space.small}`,
    borderRadius: vars.radius.field,
    text: 'body',
    color: vars.color.textSoft,
    selectors: {
      '&:hover': { background: vars.color.neutralSoft, color: vars.color.text },
      '&[aria-current]': {
        background: vars.color.brandSoft,
        color: vars.color.brandText,
        fontWeight: vars.weight.strong,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-current]': { textDecoration: 'underline' } } },
    },
  }),
);

export const sections = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    minWidth: 0,
    maxWidth: 800,
  }),
);
