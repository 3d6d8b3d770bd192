import type { Job } from '@michi/api/job';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toJob } from '../../shared/navigation/paths.ts';

/** Names the job whose application is open, in an address that returns to it. */
const parameter = 'apply';

/** The place of an application that is being written. */
export interface ApplicationReturn {
  /** The student comes back from where the application sent them. */
  readonly isReturning: boolean;
  /** The address that leads to the application again. */
  readonly address: string;
  /** Writes the place into the address, so that Back leads to the application again. */
  readonly keep: () => void;
  /** Takes it out of the address. */
  readonly forget: () => void;
}

/** Lets an application be left for the profile and found again: the job stays open, the list keeps its filters. */
export function useApplicationReturn({ id, audience }: Pick<Job, 'id' | 'audience'>): ApplicationReturn {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const isReturning = query.get(parameter) === id;
  const list = new URLSearchParams(query);
  list.delete('id');
  list.set(parameter, id);
  const address = `${toJob(audience, id)}&${list.toString()}`;
  return {
    isReturning,
    address,
    keep: () => void navigate(address, { replace: true, preventScrollReset: true }),
    forget: () => {
      if (!isReturning) return;
      setQuery(
        (before) => {
          before.delete(parameter);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
