import { createVar } from '@vanilla-extract/css';

/** How far the contents of a card stand from its sides. A card sets it, so that rows inside line up with its title. */
export const inset = createVar();
