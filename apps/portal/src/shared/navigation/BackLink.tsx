import { Link } from '@michi/design-system/link';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { BackLabel } from './BackLabel.tsx';
import { isPlainClick } from './isPlainClick.ts';

/** Whether Michi has an entry in the history before this one; React Router numbers its own. */
const hasPrevious = (): boolean => {
  const state: unknown = globalThis.history.state;
  return (
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
};

export interface BackLinkProps {
  /** Target on a first visit, which has no previous page. */
  readonly to: string;
  /** Name of that target. */
  readonly children: string;
}

/** Returns to the previous page, with its filters and scroll position; on a first visit it opens `to`. */
export function BackLink({ to, children }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <Link asChild>
      <RouterLink
        to={to}
        onClick={(event) => {
          if (!hasPrevious() || !isPlainClick(event)) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <BackLabel>{children}</BackLabel>
      </RouterLink>
    </Link>
  );
}
