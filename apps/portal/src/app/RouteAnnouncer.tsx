import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../shared/paths.ts';
import { useCurrentScreenTitle } from '../shared/screen/screenTitle.ts';

/** The screen's own heading, else its contents. */
const placeOfFocus = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1[tabindex]') ??
  document.querySelector<HTMLElement>('main[tabindex]');

/**
 * After a route change says the new screen's name to a screen reader and moves the focus to its beginning, as a page
 * load would. A change within a place, such as another tab, filter or open job, leaves the focus to the screen.
 */
export function RouteAnnouncer() {
  const place = placeOf(useLocation().pathname);
  const title = useCurrentScreenTitle();
  const [said, setSaid] = useState('');
  const shown = useRef({ place, title });

  useEffect(() => {
    const before = shown.current;
    // The name of the new screen comes a moment after the new address, once its code is there.
    if (title === before.title) return;
    shown.current = { place, title };
    if (before.title === '' || before.place === place) return;
    setSaid(title);
    placeOfFocus()?.focus({ preventScroll: true });
  }, [place, title]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
