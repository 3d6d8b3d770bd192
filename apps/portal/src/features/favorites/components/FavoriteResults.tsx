import { getListFavoriteJobsQueryOptions } from '@michi/api/job';
import { getListFavoriteSeminarsQueryOptions } from '@michi/api/seminar';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';
import { toFavorite, toJobs, toSeminars } from '../../../shared/navigation/paths.ts';
import type { AddressState } from '../../../shared/navigation/useAddress.ts';
import type { ResultListProps } from '../../../shared/ui/results/ResultList.tsx';
import { SearchedList } from '../../../shared/ui/results/SearchedList.tsx';
import { favorites, type FavoritesAddress } from '../favoritesAddress.ts';
import { whatIsSet } from '../../../shared/navigation/searchParams.ts';
import { FavoriteJob, FavoriteSeminar } from './FavoriteEntries.tsx';

const pageSize = 20;

/** A page of the favorite jobs; enabled only in a tab of jobs. */
export const favoriteJobsQuery = ({ tab: { what, audience }, page, search }: FavoritesAddress) =>
  getListFavoriteJobsQueryOptions(
    { page, size: pageSize, audience, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData, enabled: what === 'Job' } },
  );

/** A page of the favorite seminars; enabled only in a tab of seminars. */
export const favoriteSeminarsQuery = ({ tab: { what, audience }, page, search }: FavoritesAddress) =>
  getListFavoriteSeminarsQueryOptions(
    { page, size: pageSize, audience, ...whatIsSet({ search }) },
    { query: { placeholderData: keepPreviousData, enabled: what === 'Seminar' } },
  );

export type FavoriteResultsProps = Pick<AddressState<FavoritesAddress>, 'address' | 'change'>;

/** The favorites of a tab, below a search. */
export function FavoriteResults(props: FavoriteResultsProps) {
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

interface FavoriteListProps<Entry> extends FavoriteResultsProps, Pick<ResultListProps<Entry>, 'result'> {
  readonly renderEntry: (entry: Entry, isCard: boolean) => ReactNode;
}

function FavoriteList<Entry>({ address, change, result, renderEntry }: FavoriteListProps<Entry>) {
  const { t } = useTranslation('favorites');
  const { tab } = address;
  const list = tab.what === 'Job' ? toJobs(tab.audience) : toSeminars(tab.audience);
  return (
    <SearchedList
      address={address}
      change={change}
      searchLabel={t(`search.${tab.what}`)}
      result={result}
      size={pageSize}
      words={{ loading: t('loading'), failed: t('failed') }}
      count={(counted) => t(`count.${tab.what}`, counted)}
      empty={{
        title: t(`empty.${tab.name}`),
        description: t(`emptyNote.${tab.what}`),
        actions: (
          <LinkButton variant="primary" to={list}>
            {t(`browse.${tab.what}`)}
          </LinkButton>
        ),
      }}
      noMatch={t(`noMatch.${tab.what}`)}
      renderCard={(entry) => renderEntry(entry, true)}
    >
      {(entry) => renderEntry(entry, false)}
    </SearchedList>
  );
}
