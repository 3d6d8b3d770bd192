import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';

export interface OutsideLinkProps {
  /** An address other than http(s) is shown as text. */
  readonly href: string;
  /** Default: the address without its scheme. */
  readonly children?: string;
}

/** A link to an external page, without a referrer. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = useTranslation('shared');
  // Services may be run by third parties.
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
