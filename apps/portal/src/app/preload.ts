import { createContext } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { ScreenRoute } from '../shared/navigation/screenRoute.ts';
import type { LoadWords } from './loadWords.ts';

/** Begins to load the screen at an address, and is done when all of it is there or has failed. */
export type Preload = (address: URL, what?: { readonly withData: boolean }) => Promise<void>;

/**
 * Makes what calls the `lazy` of a route, and its loader, before a link to it is followed.
 * @param screens in which the address is looked up; another address loads nothing
 */
export const createPreload =
  (screens: readonly ScreenRoute[], loadWords: LoadWords): Preload =>
  async (address, { withData } = { withData: true }) => {
    const [match] = matchRoutes([...screens], address.pathname) ?? [];
    if (match === undefined) return;
    const { handle, lazy } = match.route;
    const load = async () => (await lazy.loader?.())?.({ request: new Request(address) });
    // What fails is loaded again when the link is followed, and told there.
    await Promise.allSettled([
      lazy.Component(),
      lazy.part?.(),
      loadWords(handle.words),
      withData ? load() : lazy.loader?.(),
    ]);
  };

/** Preloads a screen; does nothing where no router stands around. */
export const PreloadContext = createContext<Preload>(() => Promise.resolve());
