import type { Post } from '@michi/api/news';
import { Button } from '@michi/design-system/button';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { ThumbsUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useFormat } from '../../../shared/format/useFormat.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useOfflineMutation } from '../../../shared/offline/mutations/offlineMutation.ts';
import { likePost } from '../likes.ts';

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
