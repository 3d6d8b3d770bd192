import { useListSponsors } from '@michi/api/university';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../shared/navigation/links.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { whatIsSet, useAddress } from '../../shared/navigation/searchParams.ts';
import { SearchBar } from '../../shared/ui/results/ListSearch.tsx';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { UniversityOnly } from '../../shared/ui/screen/UniversityOnly.tsx';
import { pageSize, sponsors } from './careerOfficeAddress.ts';
import { SponsorRow } from './components/Sponsors.tsx';

/** The companies that sponsor the student's university. */
export function Component() {
  const { t } = useTranslation('career-office');
  return (
    <UniversityOnly isList title={t('sponsors.title')}>
      <AllSponsors />
    </UniversityOnly>
  );
}

function AllSponsors() {
  const { t } = useTranslation('career-office');
  const { address, change } = useAddress(sponsors);
  const result = useListSponsors(
    { size: pageSize, ...whatIsSet(address) },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <Stack gap="medium">
      <PageHeader
        title={t('sponsors.title')}
        back={<BackLink to={paths.universityProfile}>{t('university.title')}</BackLink>}
      />
      <SearchBar address={address} change={change} label={t('sponsors.search')} />
      <Stack reading>
        <Results
          result={result}
          size={pageSize}
          onPageChange={(page) => change({ page })}
          skeleton={<ResultsSkeleton label={t('sponsors.loading')} />}
          failed={<ResultsFailed title={t('sponsors.failed')} onTryAgain={result.refetch} />}
          empty={
            address.search === '' ? (
              <ResultsEmpty title={t('sponsors.none')} description={t('sponsors.noneNote')} />
            ) : (
              <ResultsNoMatch title={t('sponsors.noMatch')} onClear={() => change({ search: '' })} />
            )
          }
        >
          {(listed) => (
            <ResultRows count={(counted) => t('sponsors.count', counted)}>
              {listed.map((sponsor) => (
                <SponsorRow key={sponsor.company.id} sponsor={sponsor} />
              ))}
            </ResultRows>
          )}
        </Results>
      </Stack>
    </Stack>
  );
}
