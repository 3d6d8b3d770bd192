import { Icon } from '@michi/design-system/icon';
import { Inline } from '@michi/design-system/inline';
import { Link } from '@michi/design-system/link';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { WebAddress } from '../webAddress.ts';

/** A link to a page of somebody else, which learns nothing of this one. */
export function OutsideLink({ address }: { readonly address: WebAddress }) {
  const { t } = useTranslation('companies');
  return (
    <Link href={address.href} target="_blank" rel="noreferrer">
      <Inline as="span" gap="xxsmall" wrap={false}>
        <span>{address.words}</span>
        <Icon icon={ExternalLink} size="small" />
        <VisuallyHidden> ({t('newTab')})</VisuallyHidden>
      </Inline>
    </Link>
  );
}
