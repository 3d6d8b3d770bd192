import type { Job } from '@michi/api/job';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toJob } from '../../shared/navigation/paths.ts';

/** Query parameter with the id of the job whose apply dialog is open. */
const parameter = 'apply';

export interface ApplicationReturn {
  /** Whether the student returns from the profile. */
  readonly isReturning: boolean;
  /** Address that opens this dialog again. */
  readonly address: string;
  /** Writes it to the history, so that Back opens the dialog again. */
  readonly keep: () => void;
  readonly forget: () => void;
}

/** Lets students leave the apply dialog for the profile and return to it, with the open job and all filters. */
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
