import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toJobs, toNotifications, toSeminars } from '../../../shared/paths.ts';
import { useAfterHeading } from '../../../shared/screen/useAfterHeading.ts';
import { notificationsQuery, type NotificationsAddress } from '../notificationsAddress.ts';
import { notificationsPageQuery } from '../queries.ts';
import { NotificationList } from './NotificationList.tsx';

/** The notifications of a group in whichever state they are: loading, failed, none, or a page of them. */
export function NotificationResults({ address }: { readonly address: NotificationsAddress }) {
  const { t } = useTranslation('notifications');
  const { t: shared } = useTranslation('shared');
  const { group, page } = address;
  const { data: shown, isError, refetch } = useQuery(notificationsPageQuery(address));
  const isAfterHeading = useAfterHeading(shown !== undefined);
  if (shown === undefined || !isAfterHeading) {
    return shown === undefined && isError ? (
      <Card>
        <EmptyState
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>}
        />
      </Card>
    ) : (
      <Card padding="none">
        <SkeletonRows label={t('loading')} count={5} />
      </Card>
    );
  }
  if (shown.data.length > 0) return <NotificationList address={address} shown={shown} />;
  return (
    <Card>
      {page > 1 ? (
        <EmptyState
          title={t('pastEnd.title')}
          actions={
            <Button asChild>
              <Link to={toNotifications(notificationsQuery({ group, page: 1 }))}>{t('pastEnd.action')}</Link>
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={t('empty')}
          description={t(`emptyNote.${group}`)}
          actions={
            <Button asChild variant="primary">
              <Link to={group === 'JOBS' ? toJobs('PUBLIC') : toSeminars('PUBLIC')}>
                {t(`browse.${group}`)}
              </Link>
            </Button>
          }
        />
      )}
    </Card>
  );
}
