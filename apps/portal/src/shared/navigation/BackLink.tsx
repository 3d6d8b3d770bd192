import { Link } from '@michi/design-system/link';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom';
import { BackLabel } from './BackLabel.tsx';
import { isPlainClick } from './isPlainClick.ts';

/** The key React Router gives to the first place of a visit, which has nothing before it. */
const firstPlace = 'default';

export interface BackLinkProps {
  /** Where it leads on a first visit, which has nothing to go back to. */
  readonly to: string;
  /** Where that is, in words. */
  readonly children: string;
}

/** Back to the previous page, with its filters and scroll position; on a first visit to the given one. */
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
