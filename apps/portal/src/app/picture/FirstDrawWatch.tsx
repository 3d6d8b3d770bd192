import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useAreFirstAnswersShown } from '../../shared/global-data/GlobalDataProvider.tsx';
import { isPictured } from '../../shared/picture/picture.ts';
import { useIsFirstLocation } from '../../shared/screen/FirstLocation.tsx';

/** The portal as a visit has begun. */
export interface FirstDraw {
  /** Path and search of the screen. */
  readonly place: string;
  readonly markup: string;
  /** How many of its rows, the items of lists in its main part, begin in the first window. */
  readonly rowsInSight: number;
  /** Width of the window, in px. */
  readonly width: number;
}

/** Selects what counts as a row. */
export const rowSelector = 'main li';

/** Whether an element begins in the first window of the page. */
const isInSight = (element: Element): boolean =>
  element.getBoundingClientRect().top + globalThis.scrollY <= globalThis.innerHeight;

export interface FirstDrawWatchProps {
  /** Where how the visit has begun is put, once its first answers are shown. */
  readonly firstDrawRef: RefObject<FirstDraw | null>;
}

/**
 * Remembers how the screen a visit begins with looks with the answers it asked for first, and before what comes after them,
 * where a picture of it may be taken: the portal's first draw of the next visit changes nothing in that. Draws nothing; it
 * stands alone, as it is drawn again at every change of screen, and with it whatever holds it.
 */
export function FirstDrawWatch({ firstDrawRef }: FirstDrawWatchProps) {
  const isFirst = useIsFirstLocation();
  const areAnswersShown = useAreFirstAnswersShown();
  const { pathname, search } = useLocation();
  const place = isFirst && areAnswersShown ? pathname + search : '';
  useEffect(() => {
    if (!isPictured(place)) return;
    firstDrawRef.current = {
      place,
      markup: document.querySelector('#root')?.innerHTML ?? '',
      rowsInSight: [...document.querySelectorAll(rowSelector)].filter(isInSight).length,
      width: globalThis.innerWidth,
    };
  }, [place, firstDrawRef]);
  return null;
}
