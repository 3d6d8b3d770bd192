import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { FlatNamespace } from 'i18next';
import { useAtomValue } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useMatches } from 'react-router-dom';
import { placeOf } from '../shared/navigation/paths.ts';
import type { ScreenHandle } from '../shared/navigation/screenRoute.ts';
import { ownTitleAtom } from '../shared/navigation/screenTitle.ts';
import { afterFrame } from '../shared/ui/screen/afterFrame.ts';
import { useFocusMemory } from './useFocusMemory.ts';

const hasTitle = (handle: unknown): handle is Pick<ScreenHandle, 'title'> =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The title of the screen that is shown; undefined where its route has none, as one that leads on. */
const useTitle = (): string | undefined => {
  const { t } = useTranslation<FlatNamespace[]>();
  const own = useAtomValue(ownTitleAtom);
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(hasTitle);
  return own ?? (handle && t(handle.title));
};

/**
 * Names the screen in the tab. After a route change says its name to a screen reader and moves the focus to its beginning, as a
 * page load would, or on the way back to the link that had led away. A change within a place, such as another tab, filter or open
 * job, says nothing and leaves the focus where it is, unless it takes away what had it.
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
        {/* Two screens may have one title: a text that is new is announced. */}
        <span key={said.place}>{said.title}</span>
      </span>
    </VisuallyHidden>
  );
}
