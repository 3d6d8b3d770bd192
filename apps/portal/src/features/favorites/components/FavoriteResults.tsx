import { FilterBar } from '@michi/design-system/filter-bar';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';
import { toFavorite, toJobs, toSeminars } from '../../../shared/navigation/paths.ts';
import type { AddressState } from '../../../shared/navigation/useAddress.ts';
import { ListSearch } from '../../../shared/ui/results/ListSearch.tsx';
import { ResultList, type ResultListProps } from '../../../shared/ui/results/ResultList.tsx';
import { favorites, type FavoritesAddress } from '../favoritesAddress.ts';
import { favoriteJobsQuery, favoriteSeminarsQuery, pageSize } from '../queries.ts';
import { FavoriteJob, FavoriteSeminar } from './FavoriteEntries.tsx';

export type FavoriteResultsProps = Pick<AddressState<FavoritesAddress>, 'address' | 'change'>;

/** The favorites of a tab, below a search. */
export function FavoriteResults(props: FavoriteResultsProps) {
  const { t } = useTranslation('favorites');
  const { address, change } = props;
  const jobs = useQuery(favoriteJobsQuery(address));
  const seminars = useQuery(favoriteSeminarsQuery(address));
  const list =
    address.tab.what === 'Job' ? (
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
  return (
    <Stack gap="medium">
      <FilterBar
        search={
          <ListSearch
            value={address.search}
            label={t(`search.${address.tab.what}`)}
            onSearch={(search) => change({ search })}
          />
        }
      />
      {list}
    </Stack>
  );
}

interface FavoriteListProps<Entry> extends FavoriteResultsProps, Pick<ResultListProps<Entry>, 'result'> {
  readonly renderEntry: (entry: Entry, isCard: boolean) => ReactNode;
}

function FavoriteList<Entry>({
  address: { search, tab },
  change,
  result,
  renderEntry,
}: FavoriteListProps<Entry>) {
  const { t } = useTranslation('favorites');
  const list = tab.what === 'Job' ? toJobs(tab.audience) : toSeminars(tab.audience);
  return (
    <ResultList
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
      onClear={search === '' ? undefined : () => change({ search: '' })}
      onPageChange={(page) => change({ page })}
      renderCard={(entry) => renderEntry(entry, true)}
    >
      {(entry) => renderEntry(entry, false)}
    </ResultList>
  );
}
