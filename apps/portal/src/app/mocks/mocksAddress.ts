import { mocksParameter } from './mocksChoice.ts';

/** An address with this choice in its query. */
export const withMocks = (address: URL, choice: string): URL => {
  const result = new URL(address);
  result.searchParams.set(mocksParameter, choice);
  return result;
};

export interface AddressWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'href'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
}

/**
 * Keeps the choice in the address during navigation, Back and Forward included; the portal's links do not contain it.
 * Call it before the router starts.
 * @returns a function that writes a changed choice to the address, without a new history entry
 */
export const syncAddress = (page: AddressWindow, choice: () => string): (() => void) => {
  const { history, location } = page;
  const kept = (url: string | URL | null | undefined): URL =>
    withMocks(new URL(url ?? location.href, location.href), choice());
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state, unused, url) => push(state, unused, kept(url));
  history.replaceState = (state, unused, url) => replace(state, unused, kept(url));
  const show = (): void => replace(history.state, '', kept(null));
  page.addEventListener('popstate', show);
  show();
  return show;
};
