import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { entrance } from '../private/motion.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const layout = style(
  componentRule({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '20px',
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(320px, 440px) minmax(0, 1fr)' } },
  }),
);
export const onlyWide = style(
  componentRule({ display: 'none', '@media': { [media.desktop]: { display: 'block' } } }),
);
export const opened = style(componentRule({ animation: entrance.fromEnd }));
export const pane = style(componentRule({ minWidth: 0 }));
export const detail = style(
  componentRule({
    minWidth: 0,
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        top: `calc(${vars.size.topBar} + 16px)`,
        maxHeight: `calc(100dvh - ${vars.size.topBar} - 32px)`,
        overflowY: 'auto',
        borderRadius: vars.radius.card,
        scrollbarWidth: 'thin',
      },
    },
  }),
);
