import { assignVars, style, styleVariants } from '@vanilla-extract/css';
import { componentRule } from '../private/componentRule.ts';
import { descendantRule } from '../private/descendantRule.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const stack = style(componentRule({ display: 'flex', flexDirection: 'column', minWidth: 0 }));
export const gap = styleVariants(vars.space, (value) => componentRule({ gap: value }));
// The legend of a fieldset is not a flex item, so it has its own gap.
for (const name of ['xxsmall', 'xsmall', 'small', 'medium', 'large'] as const) {
  descendantRule(`${gap[name]} > legend`, { marginBottom: vars.space[name] });
}
export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (value) => componentRule({ alignItems: value }),
);
export const grow = style(componentRule({ flex: '1 1 0' }));

/** Sizes for paper, at least 8.5 pt, which is readable in Japanese. */
const onPaper = {
  ...assignVars(vars.text, {
    display: { size: '16pt', line: '1.3' },
    title: { size: '14pt', line: '1.3' },
    heading: { size: '12pt', line: '1.3' },
    large: { size: '10pt', line: '1.4' },
    body: { size: '9pt', line: '1.45' },
    small: { size: '8.5pt', line: '1.4' },
    tiny: { size: '8.5pt', line: '1.4' },
  }),
  ...assignVars(vars.space, {
    none: '0',
    xxsmall: '2px',
    xsmall: '3px',
    small: '5px',
    medium: '7px',
    large: '10px',
    xlarge: '14px',
    xxlarge: '20px',
    huge: '28px',
  }),
};
export const dense = style(
  componentRule({
    '@media': {
      [media.print]: { vars: onPaper, fontSize: vars.text.body.size, lineHeight: vars.text.body.line },
    },
  }),
);
export const reading = style(componentRule({ maxWidth: '880px' }));
