import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { placeOf } from '../shared/navigation/paths.ts';
import { useCurrentScreenTitle } from '../shared/navigation/screenTitle.ts';
import { useFocusMemory } from './useFocusMemory.ts';

/**
 * After a route change says the new screen's name to a screen reader and moves the focus to its beginning, as a page
 * load would, or on the way back to the link that had led away. A change within a place, such as another tab, filter or open
 * job, says nothing and leaves the focus where it is, unless it takes away what had it.
 */
export function RouteAnnouncer() {
  const place = placeOf(useLocation().pathname);
  const title = useCurrentScreenTitle();
  const [said, setSaid] = useState('');
  const shown = useRef({ place, title });
  const toScreen = useFocusMemory();

  useEffect(() => {
    const before = shown.current;
    // The name of the new screen comes a moment after the new address, once its code is there.
    if (title === before.title) return;
    shown.current = { place, title };
    if (before.title === '' || before.place === place) return;
    setSaid(title);
    toScreen();
  }, [place, title, toScreen]);

  return (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
}
