import type { Post } from '@michi/api/news';
import { useQueuedMutation } from '../../shared/offline/mutation-queue/useQueuedMutation.ts';

/** Likes a post or takes the like back. Taps one after another are sent one after another, so that the last one counts. */
export function useLike({ id, isLiked }: Pick<Post, 'id' | 'isLiked'>): { readonly toggle: () => void } {
  const like = useQueuedMutation('likePost');
  return { toggle: () => like(id, !isLiked) };
}
