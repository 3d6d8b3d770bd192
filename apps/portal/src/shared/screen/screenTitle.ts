import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';

const screenTitleAtom = atom('');

/** Name of the product, the same in every language (decisions, "Names"). */
export const productName = 'Michi';

/** The title of the screen that is shown, without the product's name; empty before the first. */
export const useCurrentScreenTitle = (): string => useAtomValue(screenTitleAtom);

/**
 * Names a screen: in the browser's tab, in the history, and aloud after a route change. Every screen calls it once.
 * @param title in the reader's language, such as "Public Jobs"
 */
export const useScreenTitle = (title: string): void => {
  const setTitle = useSetAtom(screenTitleAtom);
  // With the frame that shows the screen, not one later: the tab, the history and the focus name what is there.
  useLayoutEffect(() => {
    document.title = `${title} · ${productName}`;
    setTitle(title);
  }, [title, setTitle]);
};
