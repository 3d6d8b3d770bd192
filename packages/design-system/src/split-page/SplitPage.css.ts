import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Widths of the form, in px: of one column of fields, and of two. */
const FORM = '432px';
const WIDE_FORM = '640px';

export const page = style(
  componentRule({
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100dvh',
    padding: vars.space.medium,
    '@media': { [media.tablet]: { padding: `36px 56px ${vars.space.xlarge}` } },
  }),
);
export const header = style(
  componentRule({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.small,
  }),
);
export const brand = style(componentRule({ display: 'flex', alignItems: 'center', gap: vars.space.small }));
export const tagline = style(
  componentRule({
    display: 'none',
    color: vars.color.textSoft,
    text: 'small',
    '@media': { [media.tablet]: { display: 'block' } },
  }),
);
/** On phones, with space below the form for the landscape. */
export const main = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    alignContent: 'start',
    flex: 1,
    gap: vars.space.xlarge,
    width: '100%',
    maxWidth: vars.size.content,
    margin: '0 auto',
    padding: `${vars.space.xlarge} 0 22dvh`,
    selectors: { '&:focus': { outline: 'none' } },
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: `minmax(0, ${FORM}) minmax(0, 1fr)`,
        gap: 'clamp(64px, 12vw, 168px)',
        maxWidth: 'none',
        padding: `76px clamp(0px, 5.5vw, 80px) ${vars.space.xlarge}`,
      },
    },
  }),
);
/** Beside a wide form there is room for words only in a wide window. */
export const mainWide = style(
  componentRule({
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.wide]: {
        gridTemplateColumns: `minmax(0, ${WIDE_FORM}) minmax(0, 1fr)`,
        gap: vars.space.huge,
      },
    },
  }),
);
/** On the landscape: centred on phones, at the end of a wide window. */
export const footer = style(
  componentRule({
    display: 'flex',
    justifyContent: 'center',
    '@media': { [media.tablet]: { justifyContent: 'flex-end' } },
  }),
);
/** A card on tablets and wider. */
export const form = style(
  componentRule({
    width: '100%',
    maxWidth: FORM,
    justifySelf: 'center',
    '@media': {
      [media.tablet]: {
        padding: '36px',
        border: `1px solid ${vars.color.border}`,
        borderRadius: vars.radius.card,
        background: vars.color.surfaceRaised,
        boxShadow: vars.shadow.dialog,
      },
    },
  }),
);
export const formWide = style(componentRule({ maxWidth: WIDE_FORM }));
export const aside = style(
  componentRule({
    display: 'none',
    '@media': {
      [media.desktop]: {
        display: 'flex',
        flexDirection: 'column',
        gap: vars.space.small,
        maxWidth: FORM,
        paddingTop: vars.space.xlarge,
      },
    },
  }),
);
export const asideWide = style(
  componentRule({
    '@media': { [media.desktop]: { display: 'none' }, [media.wide]: { display: 'flex' } },
  }),
);
