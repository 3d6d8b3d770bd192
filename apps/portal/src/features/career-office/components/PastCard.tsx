import { useListCounsellings } from '@michi/api/university';
import { Card } from '@michi/design-system/card';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAddress } from '../../../shared/navigation/useAddress.ts';
import { careerOffice } from '../careerOfficeAddress.ts';
import { AppointmentRow } from './AppointmentRow.tsx';
import { Pages } from '../../../shared/ui/results/Pages.tsx';
import { PastEnd } from '../../../shared/ui/results/PastEnd.tsx';
import { ListCard } from '../../../shared/ui/results/ListCard.tsx';

const shownEntries = 10;

/** Past and cancelled appointments, the latest first. */
export function PastCard() {
  const { t } = useTranslation('career-office');
  const { address, change } = useAddress(careerOffice);
  const result = useListCounsellings(
    { time: 'OVER', page: address.page, size: shownEntries },
    { query: { placeholderData: keepPreviousData } },
  );
  const { currentPage = 1, data, totalPages = 0 } = result.data ?? {};
  if (data?.length === 0 && totalPages > 0)
    return (
      <Card title={t('past.title')}>
        <PastEnd onLast={() => change({ page: totalPages })} />
      </Card>
    );
  return (
    <ListCard
      title={t('past.title')}
      result={result}
      words={{
        loading: t('past.loading'),
        failed: t('past.failed'),
        none: t('past.none'),
        noneNote: t('past.noneNote'),
      }}
      footer={
        totalPages > 1 ? (
          <Pages page={currentPage} pageCount={totalPages} onPageChange={(page) => change({ page })} />
        ) : undefined
      }
    >
      {(counselling) => <AppointmentRow key={counselling.id} counselling={counselling} />}
    </ListCard>
  );
}
