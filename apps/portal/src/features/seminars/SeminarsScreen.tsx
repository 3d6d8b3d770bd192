import {
  getListSeminarApplicationsQueryOptions,
  getListSeminarsQueryOptions,
  getListUniversitySeminarsQueryOptions,
  getSeminarCountersQueryOptions,
  type SeminarPage,
} from '@michi/api/seminar';
import { ApiError } from '@michi/api/transport';
import { Button } from '@michi/design-system/button';
import { TabLinks } from '@michi/design-system/tabs';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, type LoaderFunction } from 'react-router-dom';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { paths, type SeminarAudience } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { seminarTabKinds, seminarTabs, type SeminarTabKind } from '../../shared/navigation/seminarTabs.ts';
import { useAddress, type AddressState } from '../../shared/navigation/searchParams.ts';
import { listViews, useListView } from '../../shared/session/preferences.ts';
import { MissingGraduationYear } from '../../shared/ui/person/MissingGraduationYear.tsx';
import { ListScreen } from '../../shared/ui/results/ListScreen.tsx';
import { ListBesideDetail, ListOrDetail, useOpenEntry } from '../../shared/ui/results/ListOrDetail.tsx';
import type { CountLabel } from '../../shared/ui/results/Pages.tsx';
import {
  ResultCards,
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
} from '../../shared/ui/results/Results.tsx';
import { SeminarFilterBar } from './components/SeminarFilterBar.tsx';
import { SeminarPanel } from './components/SeminarPanel.tsx';
import { SeminarCard, SeminarRow } from './components/SeminarRow.tsx';
import { seminarQuery } from './queries.ts';
import {
  countFilters,
  noFilters,
  pageSize,
  seminarsOf,
  readSeminarAddress,
  toApplicationsParams,
  toListSeminarsParams,
  type SeminarAddress,
} from './seminarAddress.ts';

const rowHeight = 132;

const audienceAt = (pathname: string): SeminarAudience =>
  pathname.startsWith(paths.universitySeminars) ? 'UNIVERSITY' : 'PUBLIC';

const kindAt = ({ tab }: SeminarAddress): SeminarTabKind =>
  seminarTabKinds.find((kind) => kind.tab === tab) ?? seminarTabKinds[0];

const countersQuery = (audience: SeminarAudience) => getSeminarCountersQueryOptions({ audience });

const pageOf = (address: SeminarAddress) => ({ page: address.page, size: pageSize });

/** A page of the public seminars that match an address; enabled only if its tab shows them. */
const publicSeminarsQuery = (address: SeminarAddress, audience: SeminarAudience) =>
  getListSeminarsQueryOptions(
    { ...toListSeminarsParams(address), ...pageOf(address) },
    {
      query: {
        placeholderData: keepPreviousData,
        enabled: audience === 'PUBLIC' && address.tab === seminarTabs.all,
      },
    },
  );

/** The same for the seminars of the student's university. */
const universitySeminarsQuery = (address: SeminarAddress, audience: SeminarAudience) =>
  getListUniversitySeminarsQueryOptions(
    { ...toListSeminarsParams(address), ...pageOf(address) },
    {
      query: {
        placeholderData: keepPreviousData,
        enabled: audience === 'UNIVERSITY' && address.tab === seminarTabs.all,
      },
    },
  );

/** A page of a tab of applications; enabled only in such a tab. */
const applicationsQuery = (address: SeminarAddress, kind: SeminarTabKind, audience: SeminarAudience) =>
  getListSeminarApplicationsQueryOptions(
    { ...toApplicationsParams(address, kind, audience), ...pageOf(address) },
    { query: { placeholderData: keepPreviousData, enabled: kind.statuses !== undefined } },
  );

/** The seminar that opens, or the list with its counters. */
export const clientLoader: LoaderFunction = ({ url: { pathname, searchParams } }) => {
  const audience = audienceAt(pathname);
  const address = readSeminarAddress(searchParams);
  if (address.openSeminar !== null) return prefetch([seminarQuery(address.openSeminar)]);
  return prefetch([
    countersQuery(audience),
    publicSeminarsQuery(address, audience),
    universitySeminarsQuery(address, audience),
    applicationsQuery(address, kindAt(address), audience),
  ]);
};

/** Public seminars or those of the student's university: the list in its tabs, and the open seminar. */
export function Component() {
  const { t } = useTranslation('seminars');
  const audience = audienceAt(useLocation().pathname);
  const addressState = useAddress(seminarsOf(audience), { openSeminar: null, isApplying: false });
  const title = audience === 'PUBLIC' ? t('publicSeminars') : t('universitySeminars');
  return (
    <ListOrDetail
      open={addressState.address.openSeminar}
      back={{ to: addressState.linkAfter({ openSeminar: null }), label: t('back') }}
      renderDetail={(id) => <SeminarPanel id={id} audience={audience} level={1} />}
    >
      <SeminarList title={title} audience={audience} addressState={addressState} />
    </ListOrDetail>
  );
}

interface SeminarListProps {
  readonly title: string;
  readonly audience: SeminarAudience;
  readonly addressState: AddressState<SeminarAddress>;
}

function SeminarList({ title, audience, addressState: { address, linkAfter, change } }: SeminarListProps) {
  const { t } = useTranslation('seminars');
  const { t: labels } = useTranslation('labels');
  const kind = kindAt(address);
  const isAll = kind.tab === seminarTabs.all;
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: counters } = useQuery(countersQuery(audience));
  const { page, error, refetch } = useSeminarPage(address, kind, audience);
  const isSearched = address.search !== '' || countFilters(address.filters, isAll) > 0;
  // A student without a university is refused, and a retry would not help.
  const isRefused = error instanceof ApiError && error.code === 'FORBIDDEN';
  const linkTo = ({ id }: { readonly id: string }) => linkAfter({ openSeminar: id });
  const [view] = useListView();
  const open = useOpenEntry(address.openSeminar, page?.data[0]);
  // The open tab counts what is listed in it.
  const countOf = (tab: number) => (tab === kind.tab && isSearched ? page?.totalRecords : undefined);
  const countLabel: CountLabel = (counted) => t('count', counted);
  return (
    <ListScreen title={title} titleRef={heading} hasViews>
      <TabLinks
        label={t('tabs')}
        value={String(address.tab)}
        items={seminarTabKinds.map(({ tab, name, count }) => ({
          value: String(tab),
          label: labels(`seminarTab.${name}`),
          link: <Link to={linkAfter({ tab })} />,
          ...(counters !== undefined && { count: countOf(tab) ?? count(counters) }),
        }))}
      />
      <SeminarFilterBar address={address} isAll={isAll} page={page} onChange={change} />
      {isAll && <MissingGraduationYear heading={heading} />}
      <ListBesideDetail
        label={t('detail.label')}
        open={open}
        renderDetail={(id) => <SeminarPanel key={id} id={id} audience={audience} level={2} />}
      >
        <Results
          result={{ data: page, isError: error !== null }}
          size={pageSize}
          onPageChange={(number) => change({ page: number })}
          skeleton={<ResultsSkeleton label={t('loading')} />}
          failed={
            isRefused ? (
              <ResultsEmpty
                title={t('failed.noUniversity')}
                description={t('failed.noUniversityNote')}
                actions={<LinkButton to={paths.settings}>{t('failed.settings')}</LinkButton>}
              />
            ) : (
              <ResultsFailed title={t('failed.title')} onTryAgain={refetch} />
            )
          }
          empty={
            isSearched ? (
              <ResultsNoMatch
                title={t('empty.noMatch')}
                onClear={() => change({ search: '', filters: noFilters })}
              />
            ) : (
              <ResultsEmpty
                title={t('empty.title')}
                description={t(`emptyNote.${kind.name}`)}
                actions={
                  !isAll && (
                    <Button variant="primary" onClick={() => change({ tab: seminarTabs.all })}>
                      {t('empty.browse')}
                    </Button>
                  )
                }
              />
            )
          }
        >
          {(seminars) =>
            view === listViews.card ? (
              <ResultCards count={countLabel} isCountInTab>
                {seminars.map((seminar) => (
                  <SeminarCard key={seminar.id} seminar={seminar} to={linkTo(seminar)} />
                ))}
              </ResultCards>
            ) : (
              <ResultRows count={countLabel} isCountInTab listed={address.tab} rowHeight={rowHeight}>
                {seminars.map((seminar) => (
                  <SeminarRow
                    key={seminar.id}
                    seminar={seminar}
                    to={linkTo(seminar)}
                    isOpen={seminar.id === open}
                    isBeside={open !== null}
                  />
                ))}
              </ResultRows>
            )
          }
        </Results>
      </ListBesideDetail>
    </ListScreen>
  );
}

interface PageState {
  readonly page: SeminarPage | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
}

/** Fetches the page of the open tab: all seminars, or those the student applied to. */
function useSeminarPage(address: SeminarAddress, kind: SeminarTabKind, audience: SeminarAudience): PageState {
  const ofPublic = useQuery(publicSeminarsQuery(address, audience));
  const ofUniversity = useQuery(universitySeminarsQuery(address, audience));
  const applications = useQuery(applicationsQuery(address, kind, audience));
  const all = audience === 'PUBLIC' ? ofPublic : ofUniversity;
  const { data, error, refetch } = kind.statuses === undefined ? all : applications;
  return { page: data, error, refetch: () => void refetch() };
}
