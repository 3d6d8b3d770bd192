import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { entrance } from '../private/motion.css.ts';
import { vars } from '../theme/vars.css.ts';

export const trigger = style(
  componentRule({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
    // Wider than its content, for a distance between focus ring and text.
    width: `calc(100% + 2 * ${vars.space.xsmall})`,
    minHeight: '44px',
    marginInline: `calc(-1 * ${vars.space.xsmall})`,
    paddingInline: vars.space.xsmall,
    fontWeight: vars.weight.strong,
    selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.badge } },
  }),
);
descendantRule(`${trigger} > svg`, {
  width: '16px',
  height: '16px',
  strokeWidth: 1.75,
  flexShrink: 0,
  color: vars.color.textSoft,
  transition: `rotate ${vars.duration.quick} ease-out`,
});
descendantRule(`${trigger}[aria-expanded="true"] > svg`, { rotate: '180deg' });
export const heading = style(componentRule({ font: 'inherit' }));
/** Unfolded by the reader; on the first render nothing moves. */
export const moved = style(componentRule({ animation: entrance.unfold }));
export const contents = style(componentRule({ paddingBlock: `${vars.space.xxsmall} ${vars.space.small}` }));
