import { Banner } from '@michi/design-system/banner';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectionNoticeAtom } from '../shared/offline/connection/connectionNotice.ts';
import { useIsOnline } from '../shared/offline/connection/useIsOnline.ts';

/** Notice that there is no network or no connection to the service, and what that means for the visible data. */
export function LostConnection({ isOnline }: { readonly isOnline: boolean }) {
  const { t } = useTranslation('shared');
  const notice = useAtomValue(connectionNoticeAtom);
  if (notice?.lost === (isOnline ? 'unreached' : 'offline'))
    return <Banner title={notice.title}>{notice.text}</Banner>;
  return isOnline ? null : (
    <Banner title={t('connection.offline.title')}>{t('connection.offline.text')}</Banner>
  );
}

/** Shown above every screen while there is no connection. */
export function ConnectionBanner() {
  return <LostConnection isOnline={useIsOnline()} />;
}
