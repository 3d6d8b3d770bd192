import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link as StyledLink } from '@michi/design-system/link';
import { Link, useNavigate, type LinkProps, useLocation } from 'react-router-dom';
import { Button, type ButtonProps } from '@michi/design-system/button';

export function BackLabel({ children }: { readonly children: string }) {
  return (
    <Inline as="span" gap="xxsmall" wrap={false}>
      <Icon icon={ArrowLeft} size="small" />
      {children}
    </Inline>
  );
}

/** Whether a click follows a link in the current tab. */
const isPlainClick = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent): boolean =>
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

interface LinkButtonProps
  extends
    Pick<ButtonProps, 'children' | 'fullWidth' | 'size' | 'variant'>,
    Pick<LinkProps, 'to' | 'replace' | 'onClick'> {}

/** A link within the portal that looks like a button. */
export function LinkButton({ children, fullWidth, size, variant, ...link }: LinkButtonProps) {
  return (
    <Button asChild fullWidth={fullWidth} size={size} variant={variant}>
      <Link {...link}>{children}</Link>
    </Button>
  );
}

const origins = new Map<string, string>();

/** Stores the address (path and query) from which a history entry, by `location.key`, was opened, until a reload. */
export const recordOrigin = (key: string, address: string | undefined): void => {
  if (address !== undefined) origins.set(key, address);
};

/** The address stored by {@link recordOrigin}. */
export const originOf = (key: string): string | undefined => origins.get(key);

interface ListLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  /** Path and query of the list. */
  readonly to: string;
}

/** A link from an entry to its list: goes back if the student came from there, so that the list is unchanged. */
export function ListLink({ to, ...rest }: ListLinkProps) {
  const { key } = useLocation();
  const navigate = useNavigate();
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        if (originOf(key) !== to || !isPlainClick(event)) return;
        event.preventDefault();
        void navigate(-1);
      }}
    />
  );
}
