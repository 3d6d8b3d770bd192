import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { isPlainClick } from './isPlainClick.ts';
import { originOf } from './origins.ts';

export interface ListLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  /** The list: path and query. */
  readonly to: string;
}

/**
 * From an entry to its list. A student who opened it there goes back and finds the list unchanged; otherwise the link
 * opens the list.
 */
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
