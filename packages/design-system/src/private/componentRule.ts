import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** Puts a rule into the components' cascade layer, the only place a component's rules may stand. */
export function componentRule(rule: NonNullable<StyleRule['@layer']>[string]): StyleRule {
  return { '@layer': { [layers.component]: rule } };
}
