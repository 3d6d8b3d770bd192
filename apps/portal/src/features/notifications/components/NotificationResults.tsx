import { FilterBar } from '@michi/design-system/filter-bar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AddressState } from '../../../shared/navigation/useAddress.ts';
import { toJobs, toSeminars } from '../../../shared/navigation/paths.ts';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import { ResultList } from '../../../shared/ui/results/ResultList.tsx';
import type { NotificationsAddress } from '../notificationsAddress.ts';
import { notificationsPageQuery, pageSize } from '../queries.ts';
import { NotificationDays } from './NotificationDays.tsx';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export function NotificationResults({
  address,
  change,
}: Pick<AddressState<NotificationsAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('notifications');
  const { tab: group, page, search } = address;
  return (
    <>
      <FilterBar
        search={
          <ListSearch value={search} label={t('search')} onSearch={(words) => change({ search: words })} />
        }
      />
      <ResultList
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
        onClear={search === '' ? undefined : () => change({ search: '' })}
        onPageChange={(number) => change({ page: number })}
        renderBody={(shown, total) => (
          <NotificationDays
            key={`${group} ${page} ${search}`}
            notifications={shown.data}
            total={total}
            isLatest={page === 1 && search === ''}
          />
        )}
      />
    </>
  );
}
