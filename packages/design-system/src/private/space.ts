import type { vars } from '../theme/vars.css.ts';

/** A step of the spacing scale, see `theme/tokens.ts`. */
export type Space = keyof typeof vars.space;
