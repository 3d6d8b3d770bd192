import { useNavigate, useSearchParams } from 'react-router-dom';
import { toJob, toJobs, type JobAudience } from '../../shared/paths.ts';
import { readJobAddress, writeJobAddress, type JobAddress } from './jobAddress.ts';

/** The address of the list and how to change it. A change of anything but page and open job begins at page 1. */
export interface JobAddressState {
  readonly address: JobAddress;
  /** Where a change leads, for links. */
  readonly linkAfter: (change: Partial<JobAddress>) => string;
  /** Goes there. */
  readonly change: (change: Partial<JobAddress>) => void;
}

const applied = (address: JobAddress, change: Partial<JobAddress>): JobAddress => {
  const staysOnPage = Object.keys(change).every((name) => name === 'page' || name === 'openJob');
  return { ...address, openJob: null, ...(!staysOnPage && { page: 1 }), ...change };
};

/** Reads the list's state from the address and writes it there, so that Back, reload and a shared link keep it. */
export function useJobAddress(audience: JobAudience): JobAddressState {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const address = readJobAddress(query, audience);
  const linkAfter = (change: Partial<JobAddress>) => {
    const { openJob, ...next } = applied(address, change);
    const list = toJobs(audience);
    const listQuery = writeJobAddress({ ...next, openJob: null }).toString();
    if (openJob === null) return listQuery === '' ? list : `${list}?${listQuery}`;
    return listQuery === '' ? toJob(audience, openJob) : `${toJob(audience, openJob)}&${listQuery}`;
  };
  return { address, linkAfter, change: (change) => void navigate(linkAfter(change)) };
}
