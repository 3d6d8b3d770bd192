import { createVar } from '@vanilla-extract/css';

/** Height of a sticky bar at the bottom of the window, so that toasts are above it. */
export const barRoom = createVar();
