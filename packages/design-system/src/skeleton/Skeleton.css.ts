import { fallbackVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { inset } from '../private/inset.css.ts';
import { vars } from '../theme/vars.css.ts';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });
const animation = `${breathe} 1.6s ease-in-out infinite`;

export const shape = style(
  componentRule({
    display: 'block',
    background: vars.color.surfaceSunken,
    borderRadius: vars.radius.badge,
    animation,
    '@media': { '(forced-colors: active)': { background: 'GrayText' } },
  }),
);
export const group = style(componentRule({ animation }));
descendantRule(`${group} ${shape}`, { animation: 'none' });
export const kind = styleVariants(
  {
    line: { height: '12px', width: '100%' },
    title: { height: '16px', width: '100%' },
    badge: { height: '24px', width: '96px' },
    avatar: { height: '40px', width: '40px', borderRadius: vars.radius.field, flexShrink: 0 },
    field: { height: '44px', width: '100%', borderRadius: vars.radius.field },
    block: { height: '120px', width: '100%', borderRadius: vars.radius.field },
    picture: { height: '220px', width: '100%', borderRadius: vars.radius.field },
  } as const,
  (value) => componentRule(value),
);
export const width = styleVariants(
  { quarter: '25%', third: '34%', half: '50%', threeQuarters: '75%', full: '100%' },
  (value) => componentRule({ width: value }),
);
export const rows = style(componentRule({ display: 'flex', flexDirection: 'column' }));
export const row = style(
  componentRule({
    display: 'flex',
    gap: vars.space.small,
    padding: `${vars.space.medium} ${fallbackVar(inset, vars.space.medium)}`,
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderSoft}` } },
  }),
);
export const lines = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    gap: '9px',
    flex: 1,
    minWidth: 0,
    paddingTop: '2px',
  }),
);
export const badges = style(componentRule({ display: 'flex', gap: vars.space.xsmall }));
