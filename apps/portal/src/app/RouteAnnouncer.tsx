import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { FlatNamespace } from 'i18next';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { placeOf } from '../shared/navigation/paths.ts';
import { ownTitleAtom } from '../shared/navigation/screenTitle.ts';
import { afterFrame } from '../shared/ui/screen/afterFrame.ts';
import type { ScreenHandle } from './screenHandle.ts';
import { useFocusMemory } from './useFocusMemory.ts';

const hasTitle = (handle: unknown): handle is Pick<ScreenHandle, 'title'> =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The title of the current screen; undefined if its route has none, such as a redirect. */
const useTitle = (): string | undefined => {
  const { t } = useTranslation<FlatNamespace[]>();
  const own = useAtomValue(ownTitleAtom);
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(hasTitle);
  return own ?? (handle && t(handle.title));
};

/**
 * Sets the title of the tab. After a route change it announces the title to screen readers and moves the focus to the
 * start of the screen, or, on the way back, to the link that was followed. A change within a place (another tab, filter
 * or open job) announces nothing and leaves the focus, unless the focused element is gone.
 */
export function RouteAnnouncer() {
  const place = placeOf(useLocation().pathname);
  const title = useTitle();
  const [said, setSaid] = useState({ place, title: '' });
  const shown = useRef(place);
  useFocusMemory();

  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Michi`;
  }, [title]);
  useEffect(() => {
    if (title === undefined || shown.current === place) return undefined;
    return afterFrame(() => {
      shown.current = place;
      setSaid({ place, title });
    });
  }, [place, title]);

  return (
    <VisuallyHidden>
      <span role="status">
        {/* Two screens may have the same title: a new element is announced again. */}
        <span key={said.place}>{said.title}</span>
      </span>
    </VisuallyHidden>
  );
}
