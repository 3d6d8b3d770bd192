import type { MouseEvent } from 'react';

/** Whether a click follows a link in the current tab. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && button === 0;
