import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link as StyledLink } from '@michi/design-system/link';
import { Link, useNavigate } from 'react-router-dom';

export function BackLabel({ children }: { readonly children: string }) {
  return (
    <Inline as="span" gap="xxsmall" wrap={false}>
      <Icon icon={ArrowLeft} size="small" />
      {children}
    </Inline>
  );
}

/** Whether a click follows a link in the current tab. */
export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
  !metaKey && !ctrlKey && !shiftKey && button === 0;

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

interface BackLinkProps {
  /** Target on a first visit, which has no previous page. */
  readonly to: string;
  /** Name of that target. */
  readonly children: string;
}

/** Returns to the previous page, with its filters and scroll position; on a first visit it opens `to`. */
export function BackLink({ to, children }: BackLinkProps) {
  const navigate = useNavigate();
  return (
    <StyledLink asChild>
      <Link
        to={to}
        onClick={(event) => {
          if (!hasPrevious() || !isPlainClick(event)) return;
          event.preventDefault();
          void navigate(-1);
        }}
      >
        <BackLabel>{children}</BackLabel>
      </Link>
    </StyledLink>
  );
}
