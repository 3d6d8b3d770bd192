import { atom, useSetAtom, type PrimitiveAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** Title set by the screen; null if that of its route applies. */
export const ownTitleAtom = atom<string | null>(null);

/** Title in the bar of a phone; null shows the logo. */
export const barTitleAtom = atom<string | null>(null);

function useTitle(target: PrimitiveAtom<string | null>, title: string | undefined): void {
  const setTitle = useSetAtom(target);
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}

/** Replaces the title of the route by that of the open entry in the reader's language; undefined while loading. */
export const useScreenTitle = (title: string | undefined): void => useTitle(ownTitleAtom, title);

/** Shows the screen's title in the bar of a phone; undefined keeps the logo. */
export const useBarTitle = (title: string | undefined): void => useTitle(barTitleAtom, title);
