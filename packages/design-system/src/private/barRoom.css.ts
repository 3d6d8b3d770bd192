import { createVar } from '@vanilla-extract/css';

/** How much of the window's foot a sticky bar takes. Its page sets it, so that toasts stand above the bar. */
export const barRoom = createVar();
