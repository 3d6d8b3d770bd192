import { media, vars } from '@michi/design-system/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  padding: vars.space.medium,
  '@media': { [media.tablet]: { padding: `${vars.space.xlarge} 56px` } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });

export const tagline = style({
  display: 'none',
  color: vars.color.textSoft,
  fontSize: vars.text.small.size,
  '@media': { [media.tablet]: { display: 'block' } },
});

export const main = style({
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
      gridTemplateColumns: 'minmax(0, 432px) minmax(0, 1fr)',
      gap: '168px',
      maxWidth: 'none',
      padding: `56px 80px ${vars.space.xlarge}`,
    },
  },
});

export const wideMain = style({
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)', gap: vars.space.huge },
  },
});

/** Plain ground on a phone, a card from tablets on. */
export const form = style({
  width: '100%',
  maxWidth: '432px',
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
});

export const wideForm = style({ maxWidth: '640px' });

export const words = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.small,
      maxWidth: '432px',
      paddingTop: vars.space.xlarge,
    },
  },
});
