import { IconLink } from '@michi/design-system/icon-button';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListLink } from '../../../shared/navigation/ListLink.tsx';

/** Link from a conversation to the list, where that is another page. */
export function BackToList({ to }: { readonly to: string }) {
  const { t } = useTranslation('chat');
  return <IconLink link={<ListLink to={to} />} icon={ArrowLeft} label={t('thread.back')} />;
}
