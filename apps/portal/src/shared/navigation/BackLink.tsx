import { Link } from '@michi/design-system/link';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { BackLabel } from './BackLabel.tsx';
import { isPlainClick } from './isPlainClick.ts';

/** React Router's key of the first location of a visit. */
const firstPlace = 'default';

export interface BackLinkProps {
  /** Target on a first visit, which has no previous page. */
  readonly to: string;
  /** Name of that target. */
  readonly children: string;
}

/** Returns to the previous page, with its filters and scroll position; on a first visit it opens `to`. */
export function BackLink({ to, children }: BackLinkProps) {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <Link asChild>
      <RouterLink
        to={to}
        onClick={(event) => {
          if (key === firstPlace || !isPlainClick(event)) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <BackLabel>{children}</BackLabel>
      </RouterLink>
    </Link>
  );
}
