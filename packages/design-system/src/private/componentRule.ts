import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];

/** Puts a rule into the components' cascade layer, where all their rules belong. `text` is a step of the type scale. */
export function componentRule({
  text,
  ...rule
}: Rule & { readonly text?: keyof typeof vars.text }): StyleRule {
  const type = text && { fontSize: vars.text[text].size, lineHeight: vars.text[text].line };
  return { '@layer': { [layers.component]: { ...type, ...rule } } };
}
