import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** A rule for descendants of a component's class that have no class themselves, such as an icon's `svg`. */
export function descendantRule(
  selector: string,
  rule: NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string],
): void {
  globalStyle(selector, { '@layer': { [layers.component]: rule } });
}
