import { atom, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

/** The title that the screen gives itself; null while the title of its route says it. */
export const ownTitleAtom = atom<string | null>(null);

/**
 * Names a screen after what it shows, such as a company, in place of its route's title (`handle.title`).
 * @param title in the reader's language; undefined while it is not known
 */
export const useScreenTitle = (title: string | undefined): void => {
  const setTitle = useSetAtom(ownTitleAtom);
  useLayoutEffect(() => {
    if (title === undefined) return undefined;
    setTitle(title);
    return () => setTitle(null);
  }, [title, setTitle]);
};
