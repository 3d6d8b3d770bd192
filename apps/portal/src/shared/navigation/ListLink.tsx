import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { isPlainClick } from './isPlainClick.ts';
import { originOf } from './origins.ts';

export interface ListLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
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
