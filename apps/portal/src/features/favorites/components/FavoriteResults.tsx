import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Pagination } from '@michi/design-system/pagination';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { toFavorite, toFavorites, toJobs, toSeminars } from '../../../shared/paths.ts';
import { useAfterHeading } from '../../../shared/screen/useAfterHeading.ts';
import type { FavoritesAddress } from '../favoritesAddress.ts';
import { favoriteJobsQuery, favoriteSeminarsQuery } from '../queries.ts';
import { useRemoveFavorite } from '../useRemoveFavorite.ts';
import { FavoriteJobRow } from './FavoriteJobRow.tsx';
import { FavoriteSeminarRow } from './FavoriteSeminarRow.tsx';
import { useTotalWords } from '../../../shared/paging/useTotalWords.ts';

/** The favorites of a tab in whichever state they are: loading, failed, none, or a page of them. */
export function FavoriteResults({ address }: { readonly address: FavoritesAddress }) {
  const { t } = useTranslation('favorites');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const navigate = useNavigate();
  const { kind, tab, page } = address;
  const jobs = useQuery(favoriteJobsQuery(address));
  const seminars = useQuery(favoriteSeminarsQuery(address));
  const shown = kind.what === 'Job' ? jobs : seminars;
  const { remove } = useRemoveFavorite(kind);
  const totalWords = useTotalWords();
  const isAfterHeading = useAfterHeading(shown.data !== undefined);
  const place = { tab: tab === 0 ? null : tab, page: page === 1 ? null : page };
  if (shown.data === undefined || !isAfterHeading) {
    return shown.data === undefined && shown.isError ? (
      <Card>
        <EmptyState
          title={t('failed')}
          actions={<Button onClick={() => void shown.refetch()}>{shared('actions.tryAgain')}</Button>}
        />
      </Card>
    ) : (
      <Card padding="none">
        <SkeletonRows label={t('loading')} count={5} />
      </Card>
    );
  }
  const { data, totalPages, totalRecords } = shown.data;
  if (data.length === 0 && page > 1) {
    return (
      <Card>
        <EmptyState
          title={t('pastEnd.title')}
          actions={
            <Button asChild>
              <Link to={toFavorites({ tab: place.tab })}>{t('pastEnd.action')}</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  if (data.length === 0) {
    const list = kind.what === 'Job' ? toJobs(kind.audience) : toSeminars(kind.audience);
    return (
      <Card>
        <EmptyState
          title={t(`empty.${kind.name}`)}
          description={t(`emptyNote.${kind.what}`)}
          actions={
            <Button asChild variant="primary">
              <Link to={list}>{t(`browse.${kind.what}`)}</Link>
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <Card
      padding="none"
      ruled
      title={
        <span role="status">{totalWords(totalRecords, (counted) => t(`count.${kind.what}`, counted))}</span>
      }
      {...(totalPages > 1 && {
        footer: (
          <Pagination
            page={page}
            pageCount={totalPages}
            onPageChange={(number) => void navigate(toFavorites({ ...place, page: number }))}
            label={t('pages')}
            status={t('page', { page: format.number(page), total: format.number(totalPages) })}
            previousLabel={t('previous')}
            nextLabel={t('next')}
          />
        ),
      })}
    >
      <Stack as="ul" gap="none">
        {kind.what === 'Job'
          ? jobs.data?.data.map((job) => (
              <FavoriteJobRow
                key={job.id}
                job={job}
                to={toFavorite('Job', job.id, place)}
                onRemove={() => remove(job.id)}
              />
            ))
          : seminars.data?.data.map((seminar) => (
              <FavoriteSeminarRow
                key={seminar.id}
                seminar={seminar}
                to={toFavorite('Seminar', seminar.id, place)}
                onRemove={() => remove(seminar.id)}
              />
            ))}
      </Stack>
    </Card>
  );
}
