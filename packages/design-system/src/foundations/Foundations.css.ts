import { globalStyle, style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { dark } from '../theme/dark.ts';
import { light } from '../theme/light.ts';
import { vars } from '../theme/vars.css.ts';

const { color, radius, space, text } = vars;

export const page = style(
  componentRule({
    display: 'grid',
    gap: space.xxlarge,
    maxWidth: '1080px',
    marginInline: 'auto',
    paddingBlock: space.large,
  }),
);
// Japanese may break after each letter: a table scrolls before its columns are one or two letters wide.
globalStyle(`${page}:lang(ja) :is(td, th)`, componentRule({ minWidth: '7em' }));

export const section = style(componentRule({ display: 'grid', gap: space.medium, minWidth: 0 }));
export const lead = style(componentRule({ display: 'grid', gap: space.xsmall, maxWidth: '68ch' }));

export const name = style(
  componentRule({ fontFamily: vars.font.code, fontSize: text.tiny.size, overflowWrap: 'break-word' }),
);

export const token = style(componentRule({ display: 'grid' }));

export const swatches = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
    gap: space.medium,
  }),
);
export const swatch = style(
  componentRule({
    overflow: 'hidden',
    border: `1px solid ${color.border}`,
    borderRadius: radius.field,
    background: color.surfaceRaised,
  }),
);
export const halves = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    borderBottom: `1px solid ${color.border}`,
  }),
);
export const half = style(componentRule({ height: '56px' }));
export const component = style([swatch, componentRule({ listStyle: 'none' })]);
const shotPlace = componentRule({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  height: '96px',
  paddingInline: space.small,
  overflow: 'hidden',
});
/** Each half in its theme, whatever the page's. */
export const lightShot = style([shotPlace, componentRule({ background: light.surface })]);
export const darkShot = style([shotPlace, componentRule({ background: dark.surface })]);
/** As large as on a screen and cut at the end, or as high as its place if it is higher. */
export const shot = style(componentRule({ maxWidth: 'none', maxHeight: '96px' }));
export const values = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    padding: `${space.xxsmall} ${space.small} 0`,
    color: color.textSoft,
    fontFamily: vars.font.code,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
  }),
);
export const use = style(
  componentRule({ padding: `${space.xxsmall} ${space.small} ${space.small}`, fontSize: text.small.size }),
);

export const samples = style(componentRule({ display: 'flex', flexWrap: 'wrap', gap: space.xxsmall }));
/** Text in the two colours that it describes. */
export const sample = style(
  componentRule({
    padding: `2px ${space.xsmall}`,
    borderRadius: radius.badge,
    border: `1px solid ${color.borderSoft}`,
    fontSize: text.tiny.size,
    lineHeight: text.tiny.line,
    whiteSpace: 'nowrap',
  }),
);
export const part = style(componentRule({ display: 'flex', alignItems: 'center', gap: space.xsmall }));
export const dot = style(
  componentRule({
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '28px',
    borderRadius: radius.badge,
    border: `1px solid ${color.borderSoft}`,
  }),
);
export const ring = style(
  componentRule({
    width: '16px',
    height: '16px',
    borderRadius: radius.full,
    borderWidth: '3px',
    borderStyle: 'solid',
  }),
);

export const pair = style(
  componentRule({
    display: 'grid',
    gap: space.medium,
    '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  }),
);
export const narrow = style(
  componentRule({
    width: '216px',
    maxWidth: '100%',
    padding: space.small,
    border: `1px dashed ${color.borderField}`,
    borderRadius: radius.badge,
  }),
);
/** A heading without the rules for line breaks. */
export const plainBreaks = style(
  componentRule({
    fontSize: text.large.size,
    lineHeight: text.large.line,
    fontWeight: vars.weight.strong,
    textWrap: 'wrap',
    wordBreak: 'normal',
  }),
);

export const bar = style(componentRule({ height: '12px', borderRadius: '2px', background: color.brand }));
export const shapes = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
    gap: space.large,
  }),
);
export const shape = style(
  componentRule({
    height: '72px',
    marginBottom: space.xsmall,
    border: `1px solid ${color.borderField}`,
    background: color.surfaceRaised,
  }),
);
export const stage = style(
  componentRule({
    overflow: 'hidden',
    padding: space.xlarge,
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: radius.card,
  }),
);
export const floating = style(
  componentRule({
    padding: space.medium,
    borderRadius: radius.card,
    borderWidth: '1px',
    borderStyle: 'solid',
  }),
);

export const icons = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
    gap: space.xsmall,
  }),
);
export const icon = style(
  componentRule({
    display: 'grid',
    justifyItems: 'center',
    gap: space.xsmall,
    padding: space.small,
    border: `1px solid ${color.borderSoft}`,
    borderRadius: radius.field,
    textAlign: 'center',
  }),
);

export const track = style(
  componentRule({
    position: 'relative',
    height: '40px',
    borderRadius: radius.full,
    background: color.surfaceSunken,
    border: `1px solid ${color.border}`,
  }),
);
export const runner = style(
  componentRule({
    position: 'absolute',
    insetBlock: '3px',
    insetInlineStart: '3px',
    width: '32px',
    borderRadius: radius.full,
    background: color.brand,
    transitionProperty: 'inset-inline-start',
    transitionTimingFunction: 'ease-out',
    selectors: { '&[data-arrived]': { insetInlineStart: 'calc(100% - 35px)' } },
  }),
);
