import { getListFavoriteJobsQueryOptions } from '@michi/api/job';
import { getListFavoriteSeminarsQueryOptions } from '@michi/api/seminar';
import { useProfile } from '@michi/api/user';
import { Card } from '@michi/design-system/card';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { TabLinks } from '@michi/design-system/tabs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, type LoaderFunction } from 'react-router-dom';
import { LinkButton } from '../../shared/navigation/links.tsx';
import { toFavorite, toJobs, toSeminars } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { whatIsSet, useAddress, type AddressState } from '../../shared/navigation/searchParams.ts';
import { listViews, useListView } from '../../shared/session/preferences.ts';
import { Awaited } from '../../shared/ui/results/QueryStates.tsx';
import { ListScreen } from '../../shared/ui/results/ListScreen.tsx';
import { SearchBar } from '../../shared/ui/results/ListSearch.tsx';
import type { CountLabel } from '../../shared/ui/results/Pages.tsx';
import {
  ResultCards,
  ResultRows,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsNoMatch,
  ResultsSkeleton,
  type ResultsProps,
} from '../../shared/ui/results/Results.tsx';
import { FavoriteJob, FavoriteSeminar } from './FavoriteEntries.tsx';
import { favoriteKinds, favorites, type FavoritesAddress } from './favoritesAddress.ts';

/** The queries of a university wait until it is known that the student has one. */
export const clientLoader: LoaderFunction = ({ url: { searchParams } }) => {
  const address = favorites.read(searchParams);
  return prefetch(
    address.tab.audience === 'PUBLIC' ? [favoriteJobsQuery(address), favoriteSeminarsQuery(address)] : [],
  );
};

/** The student's favorites: jobs and seminars, public and of the university, by tab. */
export function Component() {
  const { t } = useTranslation('favorites');
  const { data: profile, isPending } = useProfile();
  const hasUniversity = profile?.isNonUniversity === false;
  const { address: requested, linkAfter, change } = useAddress(favorites);
  const isOfUniversity = requested.tab.audience === 'UNIVERSITY';
  // A link may lead to a tab that a student without a university does not have.
  if (isOfUniversity && profile?.isNonUniversity === true)
    return <Navigate to={linkAfter({ tab: favoriteKinds[0] })} replace />;
  // Until a university is known, those tabs are not shown, whatever the address says.
  const address = isOfUniversity && !hasUniversity ? { ...requested, tab: favoriteKinds[0] } : requested;
  const kinds = favoriteKinds.filter(({ audience }) => audience === 'PUBLIC' || hasUniversity);
  return (
    <ListScreen title={t('title')} hasViews>
      <TabLinks
        label={t('tabs.label')}
        value={address.tab.name}
        items={kinds.map((tab) => ({
          value: tab.name,
          label: t(`tabs.${tab.name}`),
          link: <Link to={favorites.to({ tab })} />,
        }))}
      />
      {isOfUniversity && isPending ? (
        <Awaited>
          <Card padding="none">
            <SkeletonRows label={t('loading')} count={5} />
          </Card>
        </Awaited>
      ) : (
        <FavoriteResults key={address.tab.name} address={address} change={change} />
      )}
    </ListScreen>
  );
}

const pageSize = 20;

/** A page of the favorite jobs; enabled only in a tab of jobs. */
const favoriteJobsQuery = ({ tab: { what, audience }, page, search }: FavoritesAddress) =>
  getListFavoriteJobsQueryOptions(
    { page, size: pageSize, audience, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData, enabled: what === 'Job' } },
  );

/** A page of the favorite seminars; enabled only in a tab of seminars. */
const favoriteSeminarsQuery = ({ tab: { what, audience }, page, search }: FavoritesAddress) =>
  getListFavoriteSeminarsQueryOptions(
    { page, size: pageSize, audience, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData, enabled: what === 'Seminar' } },
  );

type FavoriteResultsProps = Pick<AddressState<FavoritesAddress>, 'address' | 'change'>;

/** The favorites of a tab, below a search. */
function FavoriteResults(props: FavoriteResultsProps) {
  const { address } = props;
  const jobs = useQuery(favoriteJobsQuery(address));
  const seminars = useQuery(favoriteSeminarsQuery(address));
  return address.tab.what === 'Job' ? (
    <FavoriteList
      {...props}
      result={jobs}
      renderEntry={(job, isCard) => (
        <FavoriteJob
          key={job.id}
          job={job}
          to={favorites.to(address, toFavorite('Job', job.id))}
          isCard={isCard}
        />
      )}
    />
  ) : (
    <FavoriteList
      {...props}
      result={seminars}
      renderEntry={(seminar, isCard) => (
        <FavoriteSeminar
          key={seminar.id}
          seminar={seminar}
          to={favorites.to(address, toFavorite('Seminar', seminar.id))}
          isCard={isCard}
        />
      )}
    />
  );
}

interface FavoriteListProps<Entry> extends FavoriteResultsProps {
  readonly result: ResultsProps<Entry>['result'] & { readonly refetch: () => unknown };
  readonly renderEntry: (entry: Entry, isCard: boolean) => ReactNode;
}

function FavoriteList<Entry>({ address, change, result, renderEntry }: FavoriteListProps<Entry>) {
  const { t } = useTranslation('favorites');
  const { tab } = address;
  const list = tab.what === 'Job' ? toJobs(tab.audience) : toSeminars(tab.audience);
  const [view] = useListView();
  const count: CountLabel = (counted) => t(`count.${tab.what}`, counted);
  return (
    <>
      <SearchBar address={address} change={change} label={t(`search.${tab.what}`)} hasViews />
      <Stack reading={view === listViews.list}>
        <Results
          result={result}
          size={pageSize}
          onPageChange={(page) => change({ page })}
          skeleton={<ResultsSkeleton label={t('loading')} />}
          failed={<ResultsFailed title={t('failed')} onTryAgain={result.refetch} />}
          empty={
            address.search === '' ? (
              <ResultsEmpty
                title={t(`empty.${tab.name}`)}
                description={t(`emptyNote.${tab.what}`)}
                actions={
                  <LinkButton variant="primary" to={list}>
                    {t(`browse.${tab.what}`)}
                  </LinkButton>
                }
              />
            ) : (
              <ResultsNoMatch title={t(`noMatch.${tab.what}`)} onClear={() => change({ search: '' })} />
            )
          }
        >
          {(entries) =>
            view === listViews.card ? (
              <ResultCards count={count}>{entries.map((entry) => renderEntry(entry, true))}</ResultCards>
            ) : (
              <ResultRows count={count}>{entries.map((entry) => renderEntry(entry, false))}</ResultRows>
            )
          }
        </Results>
      </Stack>
    </>
  );
}
