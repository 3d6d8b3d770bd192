import { useListSponsors } from '@michi/api/university';
import { FilterBar } from '@michi/design-system/filter-bar';
import { PageHeader } from '@michi/design-system/page-header';
import { SearchField } from '@michi/design-system/search-field';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackLink } from '../../shared/back-link/BackLink.tsx';
import { paths, toSponsors } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { UniversityOnly } from '../../shared/university/UniversityOnly.tsx';
import { longestSearch, pageIn, pageSize } from './listAddress.ts';
import { Results } from './components/Results.tsx';
import { SponsorRow } from './components/SponsorRow.tsx';

/** The companies that sponsor the student's university. */
export function SponsorsScreen() {
  const { t } = useTranslation('career-office');
  useScreenTitle(t('sponsors.title'));
  return (
    <UniversityOnly isList title={t('sponsors.title')}>
      <AllSponsors />
    </UniversityOnly>
  );
}

function AllSponsors() {
  const { t } = useTranslation('career-office');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = (query.get('search') ?? '').slice(0, longestSearch);
  const page = pageIn(query);
  const { data, isError, refetch } = useListSponsors(
    { page, size: pageSize, ...(search !== '' && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );
  const go = (next: { readonly search: string; readonly page?: number }) => void navigate(toSponsors(next));
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('sponsors.title')}
        back={<BackLink to={paths.universityProfile}>{t('university.title')}</BackLink>}
      />
      <FilterBar
        search={
          <SearchField
            key={search}
            label={t('sponsors.search')}
            labelHidden
            placeholder={t('sponsors.search')}
            clearLabel={t('clearSearch')}
            defaultValue={search}
            searchOn="enter"
            maxLength={longestSearch}
            onSearch={(words) => go({ search: words.trim() })}
          />
        }
      />
      <Results
        list={data}
        hasFailed={isError}
        onRetry={() => void refetch()}
        onPageChange={(number) => go({ search, page: number })}
        words={{
          loading: t('sponsors.loading'),
          failed: t('sponsors.failed'),
          none: t('sponsors.none'),
          noneNote: search === '' ? t('sponsors.noneNote') : t('sponsors.noneFound'),
        }}
        count={(count, formatted) => t('sponsors.count', { count, formatted })}
        {...(search !== '' && { onClear: () => go({ search: '' }) })}
      >
        {(sponsor) => <SponsorRow key={sponsor.company.id} sponsor={sponsor} />}
      </Results>
    </Stack>
  );
}
