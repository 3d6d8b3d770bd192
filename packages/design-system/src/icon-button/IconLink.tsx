import { CountBadge } from '../count-badge/CountBadge.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { iconButton, linkCount } from './IconButton.css.ts';

export interface IconLinkProps {
  /** Where it leads: an empty link element of the router, which gets the icon. */
  readonly link: LinkElement;
  /** Accessible name, with the count in words. */
  readonly label: string;
  /** The icon, 20 px; `label` says what it means. */
  readonly icon: IconComponent;
  /** Number on the icon; hidden at 0. */
  readonly count?: number | undefined;
}

/** A link with an icon only, such as the notifications. */
export function IconLink({ link, label, icon, count = 0 }: IconLinkProps) {
  return (
    <LinkSlot link={link} className={iconButton({ size: 'medium' })}>
      <Icon icon={icon} size="large" />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span aria-hidden="true" className={linkCount}>
          <CountBadge count={count} max={99} tone="brand" />
        </span>
      )}
    </LinkSlot>
  );
}
