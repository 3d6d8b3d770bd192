import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const position = style(
  componentRule({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    rowGap: vars.space.xxsmall,
    padding: vars.space.medium,
    border: `1px dashed ${vars.color.borderField}`,
    borderRadius: vars.radius.card,
    textAlign: 'center',
    transitionProperty: 'background-color, border-color',
    transitionDuration: vars.duration.quick,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
    },
    '@media': { [media.tablet]: { paddingBlock: vars.space.large } },
  }),
);
export const over = style(componentRule({ borderColor: vars.color.brand, background: vars.color.brandSoft }));
export const wrong = style(componentRule({ borderColor: vars.color.danger }));

/** Covers the area, so that clicks and drops anywhere reach the input. */
export const input = style(
  componentRule({
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    opacity: 0,
    cursor: 'pointer',
  }),
);
export const text = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xsmall,
    text: 'body',
  }),
);
export const choose = style(
  componentRule({ display: 'inline-block', color: vars.color.brandText, fontWeight: vars.weight.medium }),
);
export const hint = style(componentRule({ text: 'small', color: vars.color.textSoft }));
export const fault = style(componentRule({ marginTop: vars.space.xsmall }));
