import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Container width from which every step shows its name. */
const WIDE = '(min-width: 480px)';
const NARROW = '(max-width: 479.98px)';

export const frame = style(componentRule({ containerType: 'inline-size', minWidth: 0, text: 'small' }));

export const progress = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xsmall,
    marginBottom: vars.space.xsmall,
    color: vars.color.textSoft,
  }),
);

/** Name of the current step, in narrow containers. */
export const progressName = style(
  componentRule({
    color: vars.color.text,
    fontWeight: vars.weight.strong,
    '@container': { [WIDE]: { display: 'none' } },
  }),
);

export const list = style(componentRule({ display: 'flex', gap: vars.space.xxsmall }));

export const step = style(
  componentRule({
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    paddingTop: 10,
    color: vars.color.textSoft,
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        top: 0,
        height: 4,
        borderRadius: vars.radius.full,
        background: vars.color.border,
      },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before': { background: 'GrayText' } } },
    },
  }),
);

export const reached = style(
  componentRule({
    selectors: { '&::before': { background: vars.color.brand } },
    '@media': {
      '(forced-colors: active)': { selectors: { '&::before': { background: 'Highlight' } } },
    },
  }),
);

export const name = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    '@container': {
      [NARROW]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const currentName = style(componentRule({ color: vars.color.text, fontWeight: vars.weight.strong }));

export const tick = style(
  componentRule({ display: 'inline-flex', flexShrink: 0, color: vars.color.brandText }),
);
