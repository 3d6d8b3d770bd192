import type { Job } from '@michi/api/job';
import type { Seminar } from '@michi/api/seminar';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AddressState } from '../../../shared/navigation/useAddress.ts';
import { toFavorite, toJobs, toSeminars } from '../../../shared/navigation/paths.ts';
import { ResultList, type ResultListProps } from '../../../shared/ui/results/ResultList.tsx';
import { favorites, type FavoritesAddress, type FavoriteKind } from '../favoritesAddress.ts';
import { favoriteJobsQuery, favoriteSeminarsQuery, pageSize } from '../queries.ts';
import { FavoriteJobRow } from './FavoriteJobRow.tsx';
import { FavoriteSeminarRow } from './FavoriteSeminarRow.tsx';
import { toast } from '@michi/design-system/toast-store';
import { useQueuedMutation } from '../../../shared/offline/mutation-queue/useQueuedMutation.ts';
import { LinkButton } from '../../../shared/navigation/LinkButton.tsx';

export type FavoriteResultsProps = Pick<AddressState<FavoritesAddress>, 'address' | 'change'>;

/** The favorites of a tab. */
export function FavoriteResults(props: FavoriteResultsProps) {
  return props.address.tab.what === 'Job' ? <FavoriteJobs {...props} /> : <FavoriteSeminars {...props} />;
}

function FavoriteJobs(props: FavoriteResultsProps) {
  const result = useQuery(favoriteJobsQuery(props.address));
  const { remove } = useRemoveFavorite(props.address.tab);
  return (
    <FavoriteList<Job> {...props} result={result}>
      {(job) => (
        <FavoriteJobRow
          key={job.id}
          job={job}
          to={favorites.to(props.address, toFavorite('Job', job.id))}
          onRemove={() => remove(job.id)}
        />
      )}
    </FavoriteList>
  );
}

function FavoriteSeminars(props: FavoriteResultsProps) {
  const result = useQuery(favoriteSeminarsQuery(props.address));
  const { remove } = useRemoveFavorite(props.address.tab);
  return (
    <FavoriteList<Seminar> {...props} result={result}>
      {(seminar) => (
        <FavoriteSeminarRow
          key={seminar.id}
          seminar={seminar}
          to={favorites.to(props.address, toFavorite('Seminar', seminar.id))}
          onRemove={() => remove(seminar.id)}
        />
      )}
    </FavoriteList>
  );
}

function FavoriteList<Entry>({
  address: { tab },
  change,
  result,
  children,
}: FavoriteResultsProps & Pick<ResultListProps<Entry>, 'result' | 'children'>) {
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
      onPageChange={(page) => change({ page })}
    >
      {children}
    </ResultList>
  );
}

/** Takes a job or a seminar out of the favorites, and offers to undo that. */
function useRemoveFavorite({ what }: Pick<FavoriteKind, 'what'>): {
  readonly remove: (id: string) => void;
} {
  const { t } = useTranslation('favorites');
  const keep = useQueuedMutation(`favorite${what}`, ({ wanted }, undo) => {
    if (wanted === false)
      toast.show({
        message: t('removed'),
        action: { label: t('undo'), onAction: undo },
      });
  });
  return { remove: (id) => keep(id, false) };
}
