import { Button } from '@michi/design-system/button';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunction } from 'react-router-dom';
import { useUnread, unreadQuery } from '../../shared/realtime/notifications/unread.ts';
import { useAddress } from '../../shared/navigation/useAddress.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { NotificationResults, notificationsPageQuery } from './components/NotificationResults.tsx';
import { PushCard } from './components/PushCard.tsx';
import { notificationGroups, notificationList } from './notificationsAddress.ts';

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) =>
  prefetch([
    ...notificationGroups.map((group) => unreadQuery(group)),
    notificationsPageQuery(notificationList.read(searchParams)),
  ]);

/** The student's notifications, by group and day; each links to its subject. */
export function Component() {
  const { t } = useTranslation('notifications');
  const { address, change } = useAddress(notificationList);
  const unread = { JOBS: useUnread('JOBS'), SEMINAR: useUnread('SEMINAR') };
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('title')}
        actions={
          <Button asChild size="small" icon={Settings}>
            <Link to={`${paths.settings}#notifications`}>{t('settings')}</Link>
          </Button>
        }
      />
      <PushCard />
      <TabLinks
        label={t('tabs.label')}
        value={address.tab}
        items={notificationGroups.map((group) => ({
          value: group,
          label: t(`tabs.${group}`),
          link: <Link to={notificationList.to({ tab: group })} />,
          ...(unread[group] !== undefined &&
            unread[group] > 0 && {
              count: unread[group],
              countLabel: t('tabs.unread', { count: unread[group] }),
            }),
        }))}
      />
      <NotificationResults key={address.tab} address={address} change={change} />
    </Stack>
  );
}
