import { useListCounsellings } from '@michi/api/university';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../shared/navigation/useAddress.ts';
import { careerOffice } from '../careerOfficeAddress.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import { Pages } from '../../../shared/ui/results/Pages.tsx';
import { PastEnd } from '../../../shared/ui/results/PastEnd.tsx';
import { FailedState } from '../../../shared/ui/results/FailedState.tsx';

/** Past appointments on a page of the overview. */
const shownEntries = 10;

/** The appointments that are over or were cancelled, the latest first. */
export function PastCard() {
  const { t } = useTranslation('career-office');
  const { address, change } = useAddress(careerOffice);
  const { data, isError, refetch } = useListCounsellings(
    { time: 'OVER', page: address.page, size: shownEntries },
    { query: { placeholderData: keepPreviousData } },
  );
  if (data === undefined) {
    return isError ? (
      <Card title={t('past.title')}>
        <FailedState plain size="card" level={3} title={t('past.failed')} onTryAgain={refetch} />
      </Card>
    ) : (
      <Card title={t('past.title')} padding="none">
        <SkeletonRows label={t('past.loading')} count={3} />
      </Card>
    );
  }
  if (data.data.length === 0 && data.totalPages > 0)
    return (
      <Card title={t('past.title')}>
        <PastEnd onLast={() => change({ page: data.totalPages })} />
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
          <Pages
            page={data.currentPage}
            pageCount={data.totalPages}
            onPageChange={(number) => change({ page: number })}
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
