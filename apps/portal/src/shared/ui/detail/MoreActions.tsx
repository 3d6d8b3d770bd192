import { IconButton } from '@michi/design-system/icon-button';
import { Menu } from '@michi/design-system/menu';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Acts that end something, such as withdrawing, behind one button. The children are `MenuItem`s. */
export function MoreActions({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('shared');
  return <Menu trigger={<IconButton icon={Ellipsis} label={t('actions.more')} />}>{children}</Menu>;
}
