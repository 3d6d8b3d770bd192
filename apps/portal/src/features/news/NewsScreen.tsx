import { getListPostsQueryOptions, type Post } from '@michi/api/news';
import { Card } from '@michi/design-system/card';
import { Fold } from '@michi/design-system/fold';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { PageHeader } from '@michi/design-system/page-header';
import { Stack } from '@michi/design-system/stack';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import type { inferParserType } from 'nuqs/server';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, type LoaderFunction } from 'react-router-dom';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { paths, toNews } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import {
  addressOf,
  asOpened,
  asPage,
  asSearch,
  useAddress,
  type AddressState,
} from '../../shared/navigation/searchParams.ts';
import { ListSearch } from '../../shared/ui/results/ListSearch.tsx';
import {
  AboveTheFoldFirst,
  Results,
  ResultsEmpty,
  ResultsFailed,
  ResultsHeader,
  ResultsNoMatch,
  ResultsPages,
} from '../../shared/ui/results/Results.tsx';
import {
  PostPage,
  postQuery,
  NewsSkeleton,
  LikeButton,
  PostHead,
  PostPicture,
  PostText,
} from './PostPage.tsx';

const codecs = {
  post: asOpened,
  search: asSearch,
  page: asPage,
};

/** State in the address: an open post, or a page of the list and a search text. */
type NewsAddress = Readonly<inferParserType<typeof codecs>>;

const news = addressOf(paths.news, codecs);

const pageSize = 10;

/** Usual height of a post, in px. */
const postHeight = 280;

/** A page of the posts, or of those that match a search. */
const postsQuery = ({ page, search }: NewsAddress) =>
  getListPostsQueryOptions(
    { page, size: pageSize, ...(search !== '' && { search }) },
    { query: { placeholderData: keepPreviousData } },
  );

export const clientLoader: LoaderFunction = ({ url: { searchParams } }) => {
  const address = news.read(searchParams);
  return prefetch([address.post === null ? postsQuery(address) : postQuery(address.post)]);
};

/** Published posts, the latest first, or the post in the address. */
export function Component() {
  const addressState = useAddress(news, { post: null });
  return addressState.address.post === null ? (
    <AllNews addressState={addressState} />
  ) : (
    <PostPage id={addressState.address.post} />
  );
}

function AllNews({ addressState }: { readonly addressState: AddressState<NewsAddress> }) {
  const { t } = useTranslation('news');
  return (
    <Stack gap="medium">
      <PageHeader title={t('title')} />
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Stack gap="medium">
          <ListSearch
            value={addressState.address.search}
            label={t('search.label')}
            onSearch={(search) => addressState.change({ search })}
          />
          <NewsList {...addressState} />
        </Stack>
      </Grid>
    </Stack>
  );
}

/** The posts of a page, and of a search, the latest first. */
function NewsList({ address, change }: Pick<AddressState<NewsAddress>, 'address' | 'change'>) {
  const { t } = useTranslation('news');
  const result = useQuery(postsQuery(address));
  return (
    <Stack reading>
      <Results
        result={result}
        size={pageSize}
        onPageChange={(page) => change({ page })}
        skeleton={<NewsSkeleton />}
        failed={<ResultsFailed title={t('failed')} onTryAgain={result.refetch} />}
        empty={
          address.search === '' ? (
            <ResultsEmpty title={t('empty.title')} description={t('empty.text')} />
          ) : (
            <ResultsNoMatch title={t('empty.noMatch')} onClear={() => change({ search: '' })} />
          )
        }
      >
        {(posts) => (
          <Stack gap="medium">
            <ResultsHeader count={(counted) => t('count', counted)} />
            <Stack as="ul" gap="medium">
              <AboveTheFoldFirst rowHeight={postHeight}>
                {posts.map((post) => (
                  <PostCard key={post.id} post={post} />
                ))}
              </AboveTheFoldFirst>
            </Stack>
            <ResultsPages />
          </Stack>
        )}
      </Results>
    </Stack>
  );
}

/** A post in the list; a long one is folded. */
function PostCard({ post }: { readonly post: Post }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  return (
    <Card as="li">
      <Stack gap="medium" as="article">
        <PostHead post={post} />
        <Heading level={2} size="heading">
          <Link asChild tone="text">
            <RouterLink to={toNews({ post: post.id })}>{pickBilingual(post, 'title', language)}</RouterLink>
          </Link>
        </Heading>
        <PostPicture post={post} />
        <Fold moreLabel={t('more')} lessLabel={t('less')}>
          <PostText post={post} />
        </Fold>
        <Stack gap="none" align="start">
          <LikeButton post={post} />
        </Stack>
      </Stack>
    </Card>
  );
}
