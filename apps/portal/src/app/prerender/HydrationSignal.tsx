import { useEffect } from 'react';
import { hydratedEvent } from './prerenderedPage.ts';

/** Dispatches the event that says that the screen is hydrated. */
export function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
