import { Banner } from '@michi/design-system/banner';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectionNoticeAtom } from '../shared/offline/connection/connectionNotice.ts';
import { useIsOnline } from '../shared/offline/connection/useIsOnline.ts';

/** Notice that there is no network, or that the service cannot be reached, and what that means for the shown data. */
export function LostConnection({ isOnline }: { readonly isOnline: boolean }) {
  const { t } = useTranslation('shared');
  const told = useAtomValue(connectionNoticeAtom);
  if (told?.lost === (isOnline ? 'unreached' : 'offline'))
    return <Banner title={told.title}>{told.text}</Banner>;
  return isOnline ? null : (
    <Banner title={t('connection.offline.title')}>{t('connection.offline.text')}</Banner>
  );
}

/** Shows the notice above everything, as long as a connection is lost. */
export function ConnectionBanner() {
  return <LostConnection isOnline={useIsOnline()} />;
}
