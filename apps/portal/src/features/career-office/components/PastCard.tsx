import { useListCounsellings } from '@michi/api/university';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Pagination } from '@michi/design-system/pagination';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { paths, withQuery } from '../../../shared/paths.ts';
import { pageIn } from '../listAddress.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import { PastEnd } from '../../../shared/paging/PastEnd.tsx';

/** Past appointments on a page of the overview. */
const shownEntries = 10;

/** The appointments that are over or were cancelled, the latest first. */
export function PastCard() {
  const { t } = useTranslation('career-office');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const page = pageIn(address);
  const { data, isError, refetch } = useListCounsellings(
    { time: 'OVER', page, size: shownEntries },
    { query: { placeholderData: keepPreviousData } },
  );
  if (data === undefined) {
    return isError ? (
      <Card title={t('past.title')}>
        <EmptyState
          plain
          size="card"
          level={3}
          title={t('past.failed')}
          actions={<Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>}
        />
      </Card>
    ) : (
      <Card title={t('past.title')} padding="none">
        <SkeletonRows label={t('past.loading')} count={3} />
      </Card>
    );
  }
  if (data.data.length === 0 && page > 1)
    return (
      <Card title={t('past.title')}>
        <PastEnd onFirst={() => void navigate(paths.careerOffice)} />
      </Card>
    );
  if (data.data.length === 0) {
    return (
      <Card title={t('past.title')}>
        <EmptyState plain size="card" level={3} title={t('past.none')} description={t('past.noneNote')} />
      </Card>
    );
  }
  return (
    <Card
      title={t('past.title')}
      ruled
      padding="none"
      {...(data.totalPages > 1 && {
        footer: (
          <Pagination
            page={data.currentPage}
            pageCount={data.totalPages}
            onPageChange={(number) => void navigate(withQuery(paths.careerOffice, { page: number }))}
            label={t('pages.label')}
            status={t('pages.current', {
              page: format.number(data.currentPage),
              total: format.number(data.totalPages),
            })}
            previousLabel={t('pages.previous')}
            nextLabel={t('pages.next')}
          />
        ),
      })}
    >
      <Stack as="ul" gap="none">
        {data.data.map((counselling) => (
          <AppointmentRow key={counselling.id} counselling={counselling} />
        ))}
      </Stack>
    </Card>
  );
}
