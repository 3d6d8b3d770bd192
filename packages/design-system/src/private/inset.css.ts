import { createVar } from '@vanilla-extract/css';

/** Side padding of a card's contents. A card sets it, so that rows inside align with its title. */
export const inset = createVar();
