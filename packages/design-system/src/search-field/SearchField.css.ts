import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { vars } from '../theme/vars.css.ts';

/** The empty field shows its shortcut, a filled one the button that empties it; no state to go stale. */
export const clear = style(
  componentRule({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'center',
    flexShrink: 0,
    width: 32,
    height: 32,
    marginInlineEnd: 6,
    borderRadius: vars.radius.badge,
    color: vars.color.textSoft,
    selectors: {
      '&:hover': { color: vars.color.text, background: vars.color.neutralSoft },
      // Nothing to empty, or not to be emptied.
      'input:is(:placeholder-shown, :disabled, :read-only) ~ &': { display: 'none' },
    },
  }),
);

export const shortcutKey = style(
  componentRule({
    alignSelf: 'center',
    flexShrink: 0,
    marginInlineEnd: vars.space.small,
    padding: '0 6px',
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.badge,
    background: vars.color.surfaceRaised,
    fontFamily: 'inherit',
    fontSize: vars.text.tiny.size,
    lineHeight: vars.text.tiny.line,
    color: vars.color.textSoft,
    selectors: { 'input:not(:placeholder-shown) ~ &': { display: 'none' } },
  }),
);

/** In a separate bar the field is lower, on a muted background without a border. */
export const quiet = style(
  componentRule({
    minHeight: vars.size.control,
    background: vars.color.neutralSoft,
    borderColor: 'transparent',
  }),
);
// Bars are for wide screens, where no browser zooms into a small field.
descendantRule(`${quiet} > input`, { fontSize: vars.text.body.size });
