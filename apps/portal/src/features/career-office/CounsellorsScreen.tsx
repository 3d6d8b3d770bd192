import { useListCounsellors } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { PageHeader } from '@michi/design-system/page-header';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { CalendarPlus, LayoutGrid, List } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { toBooking, toCounsellors } from '../../shared/paths.ts';
import { listViews, useListView } from '../../shared/preferences/preferences.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { UniversityOnly } from '../../shared/university/UniversityOnly.tsx';
import { ClosedAlert } from './components/ClosedAlert.tsx';
import { CounsellorCard } from './components/CounsellorCard.tsx';
import { CounsellorFilterBar } from './components/CounsellorFilterBar.tsx';
import { CounsellorRow } from './components/CounsellorRow.tsx';
import { Results } from './components/Results.tsx';
import {
  isFiltered,
  readCounsellorsAddress,
  toCounsellorsAddress,
  toListCounsellorsParams,
  type CounsellorsAddress,
} from './counsellorsAddress.ts';
import { useClosedWords, useRules } from './useRules.ts';

/** The counsellors of the student's university, those with the soonest free time first. */
export function CounsellorsScreen() {
  const { t } = useTranslation('career-office');
  useScreenTitle(t('counsellors.title'));
  return (
    <UniversityOnly isList title={t('counsellors.title')}>
      <AllCounsellors />
    </UniversityOnly>
  );
}

function AllCounsellors() {
  const { t } = useTranslation('career-office');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [view, setView] = useListView();
  const closed = useClosedWords(useRules());
  const address = readCounsellorsAddress(query);
  const { data, isError, refetch } = useListCounsellors(toListCounsellorsParams(address), {
    query: { placeholderData: keepPreviousData },
  });
  const change = (next: Partial<CounsellorsAddress>) =>
    void navigate(toCounsellorsAddress({ ...address, page: 1, ...next }));
  const isListView = view === listViews.list;
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('counsellors.title')}
        subtitle={t('counsellors.what')}
        actions={
          <>
            <SegmentedControl
              label={t('view.label')}
              value={isListView ? 'list' : 'card'}
              onValueChange={(value) => setView(listViews[value])}
              options={[
                { value: 'list', label: t('view.list'), icon: List },
                { value: 'card', label: t('view.card'), icon: LayoutGrid },
              ]}
            />
            {closed === null && (
              <Button asChild variant="primary" icon={CalendarPlus}>
                <Link to={toBooking()}>{t('book')}</Link>
              </Button>
            )}
          </>
        }
      />
      <ClosedAlert closed={closed} />
      <CounsellorFilterBar address={address} onChange={change} />
      <Results
        list={data}
        hasFailed={isError}
        onRetry={() => void refetch()}
        onPageChange={(page) => change({ page })}
        words={{
          loading: t('counsellors.loading'),
          failed: t('counsellors.failed'),
          none: t('counsellors.none'),
          noneNote: isFiltered(address) ? t('counsellors.noneFound') : t('counsellors.noneNote'),
        }}
        count={(count, formatted) => t('counsellors.count', { count, formatted })}
        {...(isFiltered(address) && { onClear: () => void navigate(toCounsellors()) })}
        isCards={!isListView}
      >
        {(counsellor) =>
          isListView ? (
            <CounsellorRow key={counsellor.id} counsellor={counsellor} />
          ) : (
            <CounsellorCard key={counsellor.id} counsellor={counsellor} />
          )
        }
      </Results>
    </Stack>
  );
}
