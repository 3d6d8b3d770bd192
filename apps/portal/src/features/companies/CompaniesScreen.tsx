import {
  getListCompaniesQueryOptions,
  getListProfileViewsQueryOptions,
  type CompanySummary,
} from '@michi/api/company';
import { Badge } from '@michi/design-system/badge';
import { ListRow } from '@michi/design-system/list-row';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { whatIsSet, useAddress, type AddressState } from '../../shared/navigation/searchParams.ts';
import { ListScreen } from '../../shared/ui/results/ListScreen.tsx';
import { SearchBar } from '../../shared/ui/results/ListSearch.tsx';
import {
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
  type ResultsProps,
} from '../../shared/ui/results/Results.tsx';
import { CompanyAvatar } from '../../shared/ui/company/CompanyAvatar.tsx';
import {
  companies,
  profileViews,
  toListedCompany,
  toViewedProfileCompany,
  type CompaniesAddress,
} from './companiesAddress.ts';

const pageSize = 20;

/** A page of all companies, or of those that match a search. */
const companiesQuery = (address: CompaniesAddress) =>
  getListCompaniesQueryOptions(
    { size: pageSize, ...whatIsSet(address) },
    { query: { placeholderData: keepPreviousData } },
  );

/** A page of the companies that viewed the student's profile, or of those that match a search. */
const profileViewsQuery = (address: CompaniesAddress) =>
  getListProfileViewsQueryOptions(
    { size: pageSize, ...whatIsSet(address) },
    { query: { placeholderData: keepPreviousData } },
  );

export const clientLoader: LoaderFunction = ({ url: { pathname, searchParams } }) =>
  prefetch([
    pathname === paths.viewedProfile
      ? profileViewsQuery(profileViews.read(searchParams))
      : companiesQuery(companies.read(searchParams)),
  ]);

/** All companies, or those that viewed the student's profile, depending on the address. */
export function Component() {
  const { t } = useTranslation('companies');
  const { pathname } = useLocation();
  const isViewed = pathname === paths.viewedProfile;
  const title = isViewed ? t('list.viewed') : t('list.title');
  return (
    <ListScreen title={title}>
      <TabLinks
        label={t('list.tabs')}
        value={isViewed ? 'viewed' : 'all'}
        items={[
          { value: 'all', label: t('list.title'), link: <Link to={paths.companies} /> },
          { value: 'viewed', label: t('list.viewed'), link: <Link to={paths.viewedProfile} /> },
        ]}
      />
      {isViewed ? <ProfileViews /> : <AllCompanies />}
    </ListScreen>
  );
}

function AllCompanies() {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { address, change } = useAddress(companies);
  const { data, isError, refetch } = useQuery(companiesQuery(address));
  return (
    <CompanyResults
      address={address}
      change={change}
      result={{ data: data && { ...data, data: data.companies }, isError, refetch }}
      empty={<ResultsEmpty title={t('list.none')} description={t('list.noneNote')} />}
    >
      {(company) => (
        <CompanyRow
          key={company.id}
          company={company}
          to={toListedCompany(company.id, address)}
          footer={t('jobs.count', { count: company.openJobs, formatted: format.number(company.openJobs) })}
        />
      )}
    </CompanyResults>
  );
}

function ProfileViews() {
  const { t } = useTranslation('companies');
  const format = useFormat();
  const { address, change } = useAddress(profileViews);
  const result = useQuery(profileViewsQuery(address));
  return (
    <CompanyResults
      address={address}
      change={change}
      result={result}
      empty={<ResultsEmpty title={t('list.viewedNone')} description={t('list.viewedNoneNote')} />}
    >
      {({ company, viewedAt, viewCount }) => (
        <CompanyRow
          key={company.id}
          company={company}
          to={toViewedProfileCompany(company.id, address)}
          footer={format.list([
            t('list.viewedAt', { date: format.dateAndTime(viewedAt) }),
            t('list.times', { count: viewCount, formatted: format.number(viewCount) }),
          ])}
        />
      )}
    </CompanyResults>
  );
}

interface CompanyResultsProps<Entry>
  extends Pick<AddressState<CompaniesAddress>, 'address' | 'change'>, Pick<ResultsProps<Entry>, 'empty'> {
  readonly result: ResultsProps<Entry>['result'] & { readonly refetch: () => unknown };
  readonly children: (entry: Entry) => ReactNode;
}

/** The companies of a page below their search. */
function CompanyResults<Entry>({ address, change, result, empty, children }: CompanyResultsProps<Entry>) {
  const { t } = useTranslation('companies');
  return (
    <>
      <SearchBar address={address} change={change} label={t('list.search')} />
      <Stack reading>
        <Results
          result={result}
          size={pageSize}
          onPageChange={(page) => change({ page })}
          skeleton={<ResultsSkeleton label={t('list.loading')} />}
          failed={<ResultsFailed title={t('list.failed')} onTryAgain={result.refetch} />}
          empty={
            address.search === '' ? (
              empty
            ) : (
              <ResultsNoMatch title={t('list.noMatch')} onClear={() => change({ search: '' })} />
            )
          }
        >
          {(entries) => (
            <ResultRows count={(counted) => t('list.count', counted)}>{entries.map(children)}</ResultRows>
          )}
        </Results>
      </Stack>
    </>
  );
}

interface CompanyRowProps {
  readonly company: CompanySummary;
  readonly to: string;
  readonly footer: string;
}

function CompanyRow({ company, to, footer }: CompanyRowProps) {
  const { t: labels } = useTranslation('labels');
  const { language } = useLanguage();
  const format = useFormat();
  const { industry, location, employeeBand } = company;
  const name = pickBilingual(company, 'name', language);
  return (
    <ListRow
      link={<Link to={to} />}
      leading={<CompanyAvatar company={company} />}
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
