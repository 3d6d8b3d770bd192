import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AddressState } from '../../../shared/navigation/useAddress.ts';
import { ResultList } from '../../../shared/ui/results/ResultList.tsx';
import type { NewsAddress } from '../newsAddress.ts';
import { pageSize, postsQuery } from '../queries.ts';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import { PostCard } from './PostCard.tsx';

/** The posts of a page, and of a search, the latest first. */
export function NewsList({ address, change }: Pick<AddressState<NewsAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('news');
  const result = useQuery(postsQuery(address));
  const isSearched = address.search !== '';
  return (
    <ResultList
      isColumn
      result={result}
      size={pageSize}
      words={{ loading: t('loading'), failed: t('failed') }}
      count={(counted) => t('count', counted)}
      empty={{ title: t('empty.title'), description: isSearched ? t('empty.searched') : t('empty.text') }}
      onClear={isSearched ? () => change({ search: '' }) : undefined}
      onPageChange={(page) => change({ page })}
      skeleton={<NewsSkeleton />}
      rowHeight={280}
    >
      {(post) => <PostCard key={post.id} post={post} />}
    </ResultList>
  );
}
