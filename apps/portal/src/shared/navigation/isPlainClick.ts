import type { MouseEvent } from 'react';

/** Whether a click follows a link here and now, and opens no other tab or window. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && button === 0;
