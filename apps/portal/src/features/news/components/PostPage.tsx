import { getShowPostQueryOptions } from '@michi/api/news';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Stack } from '@michi/design-system/stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../shared/navigation/BackLink.tsx';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { DetailState } from '../../../shared/ui/detail/DetailState.tsx';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toNews } from '../../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../../shared/navigation/screenTitle.ts';
import { LikeButton } from './LikeButton.tsx';
import { PostSkeleton } from './NewsSkeleton.tsx';
import { PostHead } from './PostHead.tsx';
import { PostPicture, PostText } from './PostText.tsx';

/** One post; disabled without an id. */
export const postQuery = (id: string) => getShowPostQueryOptions(id, { query: { enabled: id !== '' } });

/** One complete post, as opened by a link. */
export function PostPage({ id }: { readonly id: string }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const query = useQuery(postQuery(id));
  const { data: post } = query;
  useScreenTitle(post === undefined ? t('post.title') : pickBilingual(post, 'title', language));
  const back = <BackLink to={toNews()}>{t('back')}</BackLink>;
  if (post === undefined) {
    return (
      <DetailState
        id={id}
        query={query}
        back={back}
        to={toNews()}
        layout="main"
        outline={<PostSkeleton />}
        words={{
          loading: t('post.loading'),
          failed: t('post.failed'),
          missing: {
            title: t('post.missing.title'),
            text: t('post.missing.text'),
            action: t('post.missing.action'),
          },
        }}
      />
    );
  }
  return (
    <Stack gap="medium">
      {back}
      <Grid columns={{ desktop: 'sidebar' }} align="start">
        <Card as="article">
          <Stack gap="medium">
            <PostHead post={post} />
            <Heading level={1} focusable>
              {pickBilingual(post, 'title', language)}
            </Heading>
            <PostPicture post={post} />
            <PostText post={post} />
            <Stack gap="none" align="start">
              <LikeButton post={post} />
            </Stack>
          </Stack>
        </Card>
      </Grid>
    </Stack>
  );
}
