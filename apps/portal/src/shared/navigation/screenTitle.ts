import { atom, useSetAtom, type PrimitiveAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** The title that the screen gives itself; null while the title of its route says it. */
export const ownTitleAtom = atom<string | null>(null);

/** The title that the bar of a phone shows in place of the logo; null where the screen shows its own. */
export const barTitleAtom = atom<string | null>(null);

function useTitle(place: PrimitiveAtom<string | null>, title: string | undefined): void {
  const setTitle = useSetAtom(place);
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
}

/**
 * Sets the title of a screen to the shown entry, such as a company, instead of its route's title (`handle.title`).
 * @param title in the reader's language; undefined while loading
 */
export const useScreenTitle = (title: string | undefined): void => useTitle(ownTitleAtom, title);

/**
 * Lets the bar of a phone show a screen's title in place of the logo.
 * @param title in the reader's language; undefined while the screen shows it
 */
export const useBarTitle = (title: string | undefined): void => useTitle(barTitleAtom, title);
