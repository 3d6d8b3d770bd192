import { Link, useLocation, useNavigate, type LinkProps } from 'react-router-dom';
import { isPlainClick } from './isPlainClick.ts';
import { originOf } from './origins.ts';

export interface ListLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  /** The list: path and query. */
  readonly to: string;
}

/**
 * From one thing to the list it belongs to. A student who opened it there goes back and finds the list as it was left; who came
 * from elsewhere is led on to the list.
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
