import { Link } from '@michi/design-system/link';
import { Link as RouterLink } from 'react-router-dom';

export interface ProfileLinkProps {
  readonly to: string;
  /** Keeps the place that Back leads to. */
  readonly onLeave: () => void;
  readonly children: string;
}

/** A way out of an application to the profile, from which Back leads to the application again. */
export function ProfileLink({ to, onLeave, children }: ProfileLinkProps) {
  return (
    <Link asChild>
      <RouterLink
        to={to}
        onClick={({ metaKey, ctrlKey, shiftKey, button }) => {
          if (!metaKey && !ctrlKey && !shiftKey && button === 0) onLeave();
        }}
      >
        {children}
      </RouterLink>
    </Link>
  );
}
