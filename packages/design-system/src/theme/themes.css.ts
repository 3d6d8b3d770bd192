import { assignVars, globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { dark, darkShadow } from './dark.ts';
import { light, lightShadow } from './light.ts';
import { japaneseTokens, tokens } from './tokens.ts';
import { themeClass } from './themeClass.ts';
import { vars } from './vars.css.ts';

const { color, shadow, text, weight, ...lengths } = vars;
const { text: textTokens, weight: weightTokens, ...lengthTokens } = tokens;

const lightVars = { ...assignVars(color, light), ...assignVars(shadow, lightShadow) };
const darkVars = { ...assignVars(color, dark), ...assignVars(shadow, darkShadow) };

globalStyle(':root', {
  colorScheme: 'light',
  vars: {
    ...assignVars(lengths, lengthTokens),
    ...assignVars(text, textTokens),
    ...assignVars(weight, weightTokens),
    ...lightVars,
  },
});
// Only where a language is set, since a rule for every element is matched against each.
globalStyle('[lang]:lang(ja)', {
  vars: {
    [vars.font.body]: japaneseTokens.font.body,
    ...assignVars(text, japaneseTokens.text),
    ...assignVars(weight, japaneseTokens.weight),
  },
});
globalStyle(`:root:not(.${themeClass.light})`, {
  '@media': { '(prefers-color-scheme: dark)': { colorScheme: 'dark', vars: darkVars } },
});
globalStyle(`:root.${themeClass.dark}`, { colorScheme: 'dark', vars: darkVars });
// Paper is white, whatever the theme is.
globalStyle(`:root, :root.${themeClass.dark}, :root:not(.${themeClass.light})`, {
  '@media': { [media.print]: { colorScheme: 'light', vars: lightVars } },
});
