import { style } from '@vanilla-extract/css';
import { column, frame, main, sidebar } from '../app-frame/AppFrame.css.ts';
import { componentRule } from '../private/componentRule.ts';
import { state } from '../empty-state/EmptyState.css.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const layout = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
    width: '100%',
    height: '100dvh',
    minHeight: 0,
    background: vars.color.surface,
    '@media': { [media.desktop]: { gridTemplateColumns: '330px minmax(0, 1fr)' } },
  }),
);
/** The details replace the list until there is enough space for all three. */
export const withAside = style(
  componentRule({
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 420px)' },
      [media.wide]: { gridTemplateColumns: '300px minmax(0, 1fr) minmax(320px, 400px)' },
    },
  }),
);
export const pane = style(
  componentRule({
    // Contains visually hidden content, which would otherwise extend the page below its panes.
    position: 'relative',
    display: 'none',
    flexDirection: 'column',
    minWidth: 0,
    minHeight: 0,
    '@media': { [media.desktop]: { display: 'flex' } },
  }),
);
export const shown = style(componentRule({ display: 'flex' }));
// Centred in the remaining space, so that the composer stays at the bottom.
descendantRule(`${pane} > ${state}`, { marginBlock: 'auto' });
export const list = style(
  componentRule({
    overflowY: 'auto',
    background: vars.color.surfaceRaised,
    scrollbarWidth: 'thin',
    '@media': { [media.desktop]: { borderInlineEnd: `1px solid ${vars.color.border}` } },
  }),
);
export const besideAside = style(
  componentRule({
    '@media': { [media.desktop]: { display: 'none' }, [media.wide]: { display: 'flex' } },
  }),
);
export const aside = style(
  componentRule({
    overflowY: 'auto',
    padding: vars.space.medium,
    scrollbarWidth: 'thin',
    '@media': { [media.desktop]: { borderInlineStart: `1px solid ${vars.color.border}` } },
  }),
);

// Inside the frame the page itself does not scroll: its panes do, and the last message stays above the composer.
descendantRule(`div:has(> ${frame}):has(${layout})`, {
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
});
descendantRule(`${frame}:has(${layout})`, { flex: 1, minHeight: 0 });
descendantRule(`${frame}:has(${layout}) ${sidebar}`, { height: 'auto' });
descendantRule(`${frame}:has(${layout}) ${column}`, { minHeight: 0 });
descendantRule(`${main}:has(${layout})`, {
  minHeight: 0,
  maxWidth: 'none',
  padding: `0 0 calc(${vars.size.bottomBar} + env(safe-area-inset-bottom))`,
  '@media': { [media.tablet]: { padding: 0 } },
});
descendantRule(`${main} ${layout}`, { height: '100%' });
