import { getShowPostQueryOptions, type Post } from '@michi/api/news';
import { Button } from '@michi/design-system/button';
import { Card } from '@michi/design-system/card';
import { Grid } from '@michi/design-system/grid';
import { Heading } from '@michi/design-system/heading';
import { Inline } from '@michi/design-system/inline';
import { Skeleton } from '@michi/design-system/skeleton';
import { SkeletonOutline } from '@michi/design-system/skeleton-outline';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../shared/format/pickBilingual.ts';
import { useFormat } from '../../shared/format/useFormat.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { BackLink } from '../../shared/navigation/links.tsx';
import { toNews } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { useOfflineMutation } from '../../shared/offline/mutations/offlineMutation.ts';
import { DetailState } from '../../shared/ui/detail/DetailState.tsx';
import { CoverPicture } from '../../shared/ui/files/CoverPicture.tsx';
import { RichText } from '../../shared/ui/text/RichText.tsx';
import { PublisherAvatar } from '../../shared/ui/company/CompanyAvatar.tsx';
import { likePost } from './likes.ts';

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
        texts={{
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

/** Publisher and dates of a post. */
export function PostHead({ post }: { readonly post: Post }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const format = useFormat();
  const { publisher, publishedAt, updatedAt } = post;
  const name = pickBilingual(publisher, 'name', language);
  const published = format.date(publishedAt);
  const updated = format.date(updatedAt);
  return (
    <Inline gap="small" wrap={false}>
      <PublisherAvatar post={post} />
      <Stack gap="none">
        <Text as="strong" size="small">
          {name}
        </Text>
        <Text size="tiny" tone="soft">
          {format.list([published, updated === published ? null : t('updatedOn', { date: updated })])}
        </Text>
      </Stack>
    </Inline>
  );
}

export function PostPicture({ post }: { readonly post: Post }) {
  return <CoverPicture picture={post.picture} sizes="(min-width: 1024px) 760px, 100vw" />;
}

/** Text of a post. A text in the other language is marked with its language. */
export function PostText({ post }: { readonly post: Post }) {
  const { language } = useLanguage();
  const isOther = language === 'jp' && post.bodyJp === null;
  return (
    <RichText html={pickBilingual(post, 'body', language)} {...(isOther && { lang: languageTags.en })} />
  );
}

/** Button for liking a post, with the number of likes. Several taps are sent in order, so that the last one counts. */
export function LikeButton({ post }: { readonly post: Post }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const format = useFormat();
  const like = useOfflineMutation(likePost);
  return (
    <Button
      size="small"
      variant={post.isLiked ? 'soft' : 'secondary'}
      icon={ThumbsUp}
      aria-pressed={post.isLiked}
      onClick={() => like({ id: post.id, isLiked: !post.isLiked })}
    >
      {t('like')} {format.number(post.likeCount)}
      <VisuallyHidden>: {pickBilingual(post, 'title', language)}</VisuallyHidden>
    </Button>
  );
}

/** Skeleton of the list of posts. */
export function NewsSkeleton() {
  const { t } = useTranslation('news');
  return (
    <Stack gap="medium">
      <PostOutline label={t('loading')} hasPicture />
      <PostOutline />
      <PostOutline />
    </Stack>
  );
}

function PostSkeleton() {
  const { t } = useTranslation('news');
  return (
    <Grid columns={{ desktop: 'sidebar' }} align="start">
      <PostOutline label={t('post.loading')} hasPicture />
    </Grid>
  );
}

function PostOutline({ label, hasPicture }: { readonly label?: string; readonly hasPicture?: boolean }) {
  return (
    <Card>
      <Stack gap="medium">
        <Inline gap="small" wrap={false}>
          <Skeleton kind="avatar" />
          <Stack gap="xsmall" grow>
            <Skeleton width="third" />
            <Skeleton width="quarter" />
          </Stack>
        </Inline>
        <Skeleton kind="title" width="threeQuarters" />
        {hasPicture === true && <Skeleton kind="picture" />}
        <SkeletonOutline kind="text" count={2} label={label} />
        <Skeleton kind="badge" />
      </Stack>
    </Card>
  );
}
