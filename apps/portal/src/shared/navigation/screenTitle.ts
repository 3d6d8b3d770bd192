import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { afterFrame } from '../ui/screen/afterFrame.ts';

const screenTitleAtom = atom('');

/** Name of the product, the same in every language. */
export const productName = 'Michi';

/** The title of the screen that is shown, without the product's name; empty before the first. */
export const useCurrentScreenTitle = (): string => useAtomValue(screenTitleAtom);

/**
 * Names a screen: in the browser's tab, in the history, and aloud after a route change. Every screen calls it once.
 * @param title in the reader's language, such as "Public Jobs"
 */
export const useScreenTitle = (title: string): void => {
  const setTitle = useSetAtom(screenTitleAtom);
  useLayoutEffect(() => {
    // With the frame that shows the screen, not one later: the tab and the history name what is there.
    document.title = `${title} · ${productName}`;
    // What says it aloud and moves the focus has the browser lay out the page at once, which would hold up that frame.
    return afterFrame(() => setTitle(title));
  }, [title, setTitle]);
};
