import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { EmptyState } from '@michi/design-system/empty-state';
import { Pagination } from '@michi/design-system/pagination';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useAfterHeading } from '../../../shared/screen/useAfterHeading.ts';
import type { NewsAddress } from '../newsAddress.ts';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { PostCard } from './PostCard.tsx';
import { postsQuery } from '../queries.ts';

export interface NewsListProps {
  readonly address: NewsAddress;
  readonly onChange: (address: { readonly page?: number; readonly search?: string }) => void;
}

/** The posts in whichever state they are: loading, failed, none, or a page of them. */
export function NewsList({ address: { page, search }, onChange }: NewsListProps) {
  const { t } = useTranslation('news');
  const { t: shared } = useTranslation('shared');
  const format = useFormat();
  const { data, isError, refetch } = useQuery(postsQuery({ page, search }));
  const isAfterHeading = useAfterHeading(data !== undefined || isError);
  if (!isAfterHeading) return <NewsSkeleton />;
  if (data === undefined) {
    return (
      <Card>
        <EmptyState
          title={t('failed')}
          actions={<Button onClick={() => void refetch()}>{shared('actions.tryAgain')}</Button>}
        />
      </Card>
    );
  }
  if (data.data.length === 0 && page > 1) {
    return (
      <Card>
        <EmptyState
          title={t('pastEnd.title')}
          actions={<Button onClick={() => onChange({ search })}>{t('pastEnd.action')}</Button>}
        />
      </Card>
    );
  }
  if (data.data.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('empty.title')}
          description={search === '' ? t('empty.text') : t('empty.searched')}
          actions={search !== '' && <Button onClick={() => onChange({})}>{t('search.clear')}</Button>}
        />
      </Card>
    );
  }
  return (
    <Stack gap="medium">
      <Stack gap="medium" as="ul">
        {data.data.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </Stack>
      {data.totalPages > 1 && (
        <Pagination
          page={page}
          pageCount={data.totalPages}
          onPageChange={(number) => onChange({ search, page: number })}
          label={t('pages')}
          status={t('page', { page: format.number(page), total: format.number(data.totalPages) })}
          previousLabel={t('previous')}
          nextLabel={t('next')}
        />
      )}
    </Stack>
  );
}
