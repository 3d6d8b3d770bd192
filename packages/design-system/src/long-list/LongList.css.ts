import { style } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { vars } from '../theme/vars.css.ts';

/** Its padding replaces the rows that are not rendered; the browser must not adjust the scroll position again. */
export const list = style(componentRule({ overflowAnchor: 'none' }));
export const ruled = style(
  componentRule({
    // Isolates the layout of each row.
    contain: 'layout paint style',
    selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  }),
);
