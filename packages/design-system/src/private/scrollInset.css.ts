import { createVar } from '@vanilla-extract/css';

/** Padding at the top of what scrolls around, below which something sticky would stay. */
export const scrollInset = createVar();
