import type { Post } from '@michi/api/news';
import { Button } from '@michi/design-system/button';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useLike } from '../useLike.ts';

/** Likes a post, and says how many do. */
export function LikeButton({ post }: { readonly post: Post }) {
  const { t } = useTranslation('news');
  const { language } = useLanguage();
  const format = useFormat();
  const { toggle } = useLike(post);
  return (
    <Button
      size="small"
      variant={post.isLiked ? 'soft' : 'secondary'}
      icon={ThumbsUp}
      aria-pressed={post.isLiked}
      onClick={toggle}
    >
      {t('like')} {format.number(post.likeCount)}
      <VisuallyHidden>: {pickBilingual(post, 'title', language)}</VisuallyHidden>
    </Button>
  );
}
