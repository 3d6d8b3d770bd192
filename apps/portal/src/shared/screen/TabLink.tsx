import { Link, type LinkProps } from 'react-router-dom';
import { tabChange } from './tabChange.ts';

/**
 * The link of a tab that is an address. What it leads to is drawn within the tap; other changes within a screen are drawn in
 * small steps, while the reader goes on with what they do there.
 */
export function TabLink(props: Omit<LinkProps, 'state'>) {
  return <Link {...props} state={tabChange} />;
}
