import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

/** A rule for descendants without a class of their own, such as the `svg` of an icon. */
export function descendantRule(
  selector: string,
  rule: NonNullable<Parameters<typeof globalStyle>[1]['@layer']>[string],
): void {
  globalStyle(selector, { '@layer': { [layers.component]: rule } });
}
