import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface OutsideLinkProps {
  /** Where it leads. An address that is not of the web is shown as text. */
  readonly href: string;
  /** Its words; the address without its scheme unless given. */
  readonly children?: string;
}

/** A link to an external page, without a referrer. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = useTranslation('shared');
  // The service may be run by somebody else, so the link is validated as a web address.
  if (!/^https?:\/\//i.test(href)) return href;
  return (
    <Link href={href} target="_blank" rel="noreferrer">
      <Inline as="span" gap="xxsmall" wrap={false}>
        <span>{children ?? href.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</span>
        <Icon icon={ExternalLink} size="small" />
        <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
      </Inline>
    </Link>
  );
}
