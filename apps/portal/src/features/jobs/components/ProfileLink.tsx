import { Link } from '@michi/design-system/link';
import { Link as RouterLink } from 'react-router-dom';

export interface ProfileLinkProps {
  readonly to: string;
  /** Records where Back leads to. */
  readonly onLeave: () => void;
  readonly children: string;
}

/** Link from the apply dialog to the profile; Back returns to the dialog. */
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
