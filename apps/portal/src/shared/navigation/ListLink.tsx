import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { isPlainClick } from './BackLink.tsx';

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
