import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** Puts a rule into the components' cascade layer, the only allowed place for a component's rules. */
export function componentRule(rule: NonNullable<StyleRule['@layer']>[string]): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}
