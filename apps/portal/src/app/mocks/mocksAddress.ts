import { mocksParameter } from './mocksChoice.ts';

/** An address with this choice in its query, in place of any other. */
export const withMocks = (address: URL, choice: string): URL => {
  const result = new URL(address);
  result.searchParams.set(mocksParameter, choice);
  return result;
};

/** What of a window has to do with its address. */
export interface AddressWindow {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState'>;
  readonly location: Pick<Location, 'href'>;
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
}

/**
 * Keeps the choice in the address wherever the portal leads, Back and Forward included, though no link of it knows of
 * the mocks. Belongs before the router starts.
 * @param choice the choice of the moment, as the query has it
 * @returns a function that shows a new choice in the address, without a new entry in the history
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
