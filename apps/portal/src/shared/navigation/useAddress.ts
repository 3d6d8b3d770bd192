import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Address } from './searchParams.ts';

/** State in the address, and a function that changes it. */
export interface AddressState<Values> {
  readonly address: Values;
  /** Where a change leads, for links. */
  readonly linkAfter: (change: Partial<Values>) => string;
  /** Goes there. */
  readonly change: (change: Partial<Values>) => void;
}

/**
 * Reads the state of a list from the address and writes it there, so that Back, reload and a shared link keep it. A
 * change of anything but the page and the open entry returns to the first page.
 * @param place where the list is
 * @param nothingOpen values that close the open entry, applied with any change that opens none
 */
export function useAddress<Values extends { readonly page: number }>(
  place: Address<Values>,
  nothingOpen: Partial<Values> = {},
): AddressState<Values> {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = place.read(query);
  const linkAfter = (change: Partial<Values>) => {
    const staysOnPage = Object.keys(change).every((name) => name === 'page' || name in nothingOpen);
    return place.to({ ...address, ...(!staysOnPage && { page: 1 }), ...nothingOpen, ...change });
  };
  return { address, linkAfter, change: (change) => void navigate(linkAfter(change)) };
}
