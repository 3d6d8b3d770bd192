import { useEffect } from 'react';
import { awakeEvent } from './aheadPage.ts';

/** Tells the page that the screen beside it is there and hears what is done to it. */
export function Awake() {
  useEffect(() => {
    document.dispatchEvent(new Event(awakeEvent));
  }, []);
  return null;
}
