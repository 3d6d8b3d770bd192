import type { Post } from '@michi/api/news';
import { Card } from '@michi/design-system/card';
import { Fold } from '@michi/design-system/fold';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toNews } from '../../../shared/navigation/paths.ts';
import { LikeButton } from './LikeButton.tsx';
import { PostHead } from './PostHead.tsx';
import { PostPicture, PostText } from './PostText.tsx';

/** A post in the list; a long one is folded. */
export function PostCard({ post }: { readonly post: Post }) {
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
