import { useNavigate, useSearchParams } from 'react-router-dom';
import { toSeminar, toSeminars, type SeminarAudience } from '../../shared/paths.ts';
import { readSeminarAddress, writeSeminarAddress, type SeminarAddress } from './seminarAddress.ts';

/** The address of the list and how to change it. A change of anything but page and open seminar begins at page 1. */
export interface SeminarAddressState {
  readonly address: SeminarAddress;
  /** Where a change leads, for links. */
  readonly linkAfter: (change: Partial<SeminarAddress>) => string;
  /** Goes there. */
  readonly change: (change: Partial<SeminarAddress>) => void;
}

const ofThePage: readonly string[] = ['page', 'openSeminar', 'isApplying'];

const applied = (address: SeminarAddress, change: Partial<SeminarAddress>): SeminarAddress => {
  const staysOnPage = Object.keys(change).every((name) => ofThePage.includes(name));
  return { ...address, openSeminar: null, isApplying: false, ...(!staysOnPage && { page: 1 }), ...change };
};

/** Reads the list's state from the address and writes it there, so that Back, reload and a shared link keep it. */
export function useSeminarAddress(audience: SeminarAudience): SeminarAddressState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readSeminarAddress(query);
  const linkAfter = (change: Partial<SeminarAddress>) => {
    const { openSeminar, isApplying, ...next } = applied(address, change);
    const listQuery = writeSeminarAddress({ ...next, openSeminar: null, isApplying: false }).toString();
    if (openSeminar === null) {
      const list = toSeminars(audience);
      return listQuery === '' ? list : `${list}?${listQuery}`;
    }
    const seminar = toSeminar(audience, openSeminar, { apply: isApplying ? true : null });
    return listQuery === '' ? seminar : `${seminar}&${listQuery}`;
  };
  return { address, linkAfter, change: (change) => void navigate(linkAfter(change)) };
}
