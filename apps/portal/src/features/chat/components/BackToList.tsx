import { IconLink } from '@michi/design-system/icon-button';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListLink } from '../../../shared/navigation/ListLink.tsx';

/** Back from a conversation to the list of them, where that is another page. */
export function BackToList({ to }: { readonly to: string }) {
  const { t } = useTranslation('chat');
  return <IconLink link={<ListLink to={to} />} icon={ArrowLeft} label={t('thread.back')} />;
}
