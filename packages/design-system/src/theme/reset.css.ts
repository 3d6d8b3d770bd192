import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';
import { media } from './breakpoints.ts';
import { vars } from './vars.css.ts';

const reset = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } });

reset('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0, border: 0 });
reset('html', {
  fontFamily: vars.font.body,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  color: vars.color.text,
  background: vars.color.surface,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  fontVariantNumeric: 'tabular-nums',
});
reset('body', {
  minHeight: '100dvh',
  overflowWrap: 'anywhere',
  lineBreak: 'strict',
  textWrapStyle: 'pretty',
});
reset('h1, h2, h3, h4', { textWrap: 'balance', fontSize: 'inherit', fontWeight: 'inherit' });
// The family is inherited as it was computed above, for the language of the page.
reset('[lang]:lang(ja)', { fontFamily: vars.font.body });
// Japanese has no spaces to break at. Short texts break between phrases; running text would leave narrow cards ragged.
reset(':is(h1, h2, h3, h4, button):lang(ja)', { wordBreak: 'auto-phrase' });
reset('ul, ol', { listStyle: 'none' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', background: 'none' });
// Text must not reflow while typing.
reset('textarea', { textWrapStyle: 'auto' });
reset('button', { cursor: 'pointer', textAlign: 'inherit' });
reset('img, svg, video', { display: 'block', maxWidth: '100%' });
reset(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 });
globalStyle('*, *::before, *::after, *::backdrop', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
});
