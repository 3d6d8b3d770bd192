import type { CompanySummary } from '@michi/api/company';
import { Avatar } from '@michi/design-system/avatar';
import { Badge } from '@michi/design-system/badge';
import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { FilterBar } from '@michi/design-system/filter-bar';
import { ListRow } from '@michi/design-system/list-row';
import { PageHeader } from '@michi/design-system/page-header';
import { SearchField } from '@michi/design-system/search-field';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { pickBilingual } from '../../shared/bilingual/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths, toCompany, withQuery } from '../../shared/paths.ts';
import { Results, type ResultsProps } from '../../shared/results/Results.tsx';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { useTotalWords } from '../../shared/paging/useTotalWords.ts';
import { longestSearch, readCompaniesAddress } from './companiesAddress.ts';
import { companiesQuery, profileViewsQuery } from './queries.ts';

/** All companies, or those that looked at the student's profile, as the address says. */
export function CompaniesScreen() {
  const { t } = useTranslation('companies');
  const { pathname } = useLocation();
  const isViewed = pathname === paths.viewedProfile;
  const title = isViewed ? t('list.viewed') : t('list.title');
  useScreenTitle(title);
  return (
    <Stack gap="medium">
      <PageHeader title={title} />
      <TabLinks
        label={t('list.tabs')}
        value={isViewed ? 'viewed' : 'all'}
        items={[
          { value: 'all', label: t('list.title'), link: <Link to={paths.companies} /> },
          { value: 'viewed', label: t('list.viewed'), link: <Link to={paths.viewedProfile} /> },
        ]}
      />
      {isViewed ? <ProfileViews /> : <AllCompanies />}
    </Stack>
  );
}

function AllCompanies() {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { page, search } = readCompaniesAddress(query);
  const totalWords = useTotalWords();
  const { data, isError, refetch } = useQuery(companiesQuery({ page, search }));
  const go = (next: { readonly search: string; readonly page?: number }) =>
    void navigate(withQuery(paths.companies, next));
  return (
    <>
      <FilterBar
        search={
          <SearchField
            key={search}
            label={t('list.search')}
            labelHidden
            placeholder={t('list.search')}
            clearLabel={t('list.clear')}
            defaultValue={search}
            searchOn="enter"
            maxLength={longestSearch}
            onSearch={(words) => go({ search: words.trim() })}
          />
        }
      />
      <CompanyResults
        rows={data?.companies.map((company) => (
          <CompanyRow
            key={company.id}
            company={company}
            footer={t('jobs.count', { count: company.openJobs, formatted: format.number(company.openJobs) })}
          />
        ))}
        totalPages={data?.totalPages ?? 0}
        page={page}
        onPageChange={(number) => go({ search, page: number })}
        hasFailed={isError}
        onRetry={() => void refetch()}
        title={
          data === undefined ? null : totalWords(data.totalRecords, (counted) => t('list.count', counted))
        }
        empty={
          <EmptyState
            title={t('list.none')}
            description={t('list.noneNote')}
            actions={search !== '' && <Button onClick={() => go({ search: '' })}>{t('list.clear')}</Button>}
          />
        }
      />
    </>
  );
}

function ProfileViews() {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { page } = readCompaniesAddress(query);
  const totalWords = useTotalWords();
  const { data, isError, refetch } = useQuery(profileViewsQuery({ page }));
  return (
    <CompanyResults
      rows={data?.data.map(({ company, viewedAt, viewCount }) => (
        <CompanyRow
          key={company.id}
          company={company}
          footer={format.list([
            t('list.viewedAt', { date: format.dateAndTime(viewedAt) }),
            t('list.times', { count: viewCount, formatted: format.number(viewCount) }),
          ])}
        />
      ))}
      totalPages={data?.totalPages ?? 0}
      page={page}
      onPageChange={(number) => void navigate(withQuery(paths.viewedProfile, { page: number }))}
      hasFailed={isError}
      onRetry={() => void refetch()}
      title={data === undefined ? null : totalWords(data.totalRecords, (counted) => t('list.count', counted))}
      empty={<EmptyState title={t('list.viewedNone')} description={t('list.viewedNoneNote')} />}
    />
  );
}

function CompanyRow({ company, footer }: { readonly company: CompanySummary; readonly footer: string }) {
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { industry, location, employeeBand } = company;
  const name = pickBilingual(company, 'name', language);
  return (
    <ListRow
      link={<Link to={toCompany('PUBLIC', company.id)} />}
      leading={<Avatar shape="square" name={name} seed={company.id} />}
      title={name}
      meta={format.list([
        industry === null ? null : pickBilingual(industry, 'title', language),
        location === null ? null : pickBilingual(location, 'city', language),
        employeeBand === null ? null : labels(`employeeBand.${employeeBand}`),
      ])}
      footer={
        <>
          {footer}
          {company.isVerified && (
            <Badge tone="info" icon={BadgeCheck}>
              {labels('verifiedCompany')}
            </Badge>
          )}
        </>
      }
    />
  );
}

/** A list of companies, with its words. */
function CompanyResults(props: Omit<ResultsProps, 'words'>) {
  const { t } = useTranslation('companies');
  return (
    <Results
      words={{
        loading: t('list.loading'),
        failed: t('list.failed'),
        pages: t('list.pages'),
        page: (page, total) => t('list.page', { page, total }),
        previous: t('list.previous'),
        next: t('list.next'),
      }}
      {...props}
    />
  );
}
