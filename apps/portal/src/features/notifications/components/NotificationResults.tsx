import { getListNotificationsQueryOptions } from '@michi/api/notification';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AddressState } from '../../../shared/navigation/useAddress.ts';
import { toJobs, toSeminars } from '../../../shared/navigation/paths.ts';
import { SearchedList } from '../../../shared/ui/results/SearchedList.tsx';
import type { NotificationsAddress } from '../notificationsAddress.ts';
import { NotificationDays } from './NotificationDays.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';
import { whatIsSet } from '../../../shared/navigation/searchParams.ts';
import { notificationOwner } from '../../../shared/realtime/notifications/unread.ts';

const pageSize = 30;

export const notificationsPageQuery = ({ tab: group, page, search }: NotificationsAddress) =>
  getListNotificationsQueryOptions(
    notificationOwner(),
    { group, page, size: pageSize, ...whatIsSet({ search }) },
    undefined,
    { query: { placeholderData: keepPreviousData } },
  );

export function NotificationResults({
  address,
  change,
}: Pick<AddressState<NotificationsAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('notifications');
  const { tab: group, page, search } = address;
  return (
    <SearchedList
      address={address}
      change={change}
      searchLabel={t('search')}
      result={useQuery(notificationsPageQuery(address))}
      size={pageSize}
      words={{ loading: t('loading'), failed: t('failed') }}
      count={(counted) => t('total', counted)}
      empty={{
        title: t('empty'),
        description: t(`emptyNote.${group}`),
        actions: (
          <LinkButton to={group === 'JOBS' ? toJobs('PUBLIC') : toSeminars('PUBLIC')}>
            {t(`browse.${group}`)}
          </LinkButton>
        ),
      }}
      noMatch={t('noMatch')}
      renderBody={(shown, total) => (
        <NotificationDays
          key={`${group} ${page} ${search}`}
          notifications={shown.data}
          total={total}
          isLatest={page === 1 && search === ''}
        />
      )}
    />
  );
}
