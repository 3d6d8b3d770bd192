import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Address } from './searchParams.ts';

export interface AddressState<Values> {
  readonly address: Values;
  /** Address after a change, for links. */
  readonly linkAfter: (change: Partial<Values>) => string;
  /** Navigates to the address after a change. */
  readonly change: (change: Partial<Values>) => void;
}

/**
 * Keeps the state of a list in the address, so that Back, reload and a shared link restore it. Any change other than of
 * the page and the open entry returns to the first page.
 * @param nothingOpen values that close the open entry, applied with every change
 */
export function useAddress<Values extends { readonly page: number }>(
  definition: Address<Values>,
  nothingOpen: Partial<Values> = {},
): AddressState<Values> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = definition.read(query);
  const linkAfter = (change: Partial<Values>) => {
    const staysOnPage = Object.keys(change).every((name) => name === 'page' || name in nothingOpen);
    return definition.to({ ...address, ...(!staysOnPage && { page: 1 }), ...nothingOpen, ...change });
  };
  return { address, linkAfter, change: (change) => void navigate(linkAfter(change)) };
}
