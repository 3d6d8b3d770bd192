import { likePost as like, unlikePost, type Post } from '@michi/api/news';
import { isRecord } from '../../shared/parseJson.ts';
import { offlineMutation } from '../../shared/offline/mutations/offlineMutation.ts';
import { updateEntries } from '../../shared/offline/mutations/storedMutations.ts';

type Like = Pick<Post, 'id' | 'isLiked'>;

export const likePost = offlineMutation({
  name: 'likePost',
  isVariables: (value): value is Like =>
    isRecord(value) && typeof value['id'] === 'string' && typeof value['isLiked'] === 'boolean',
  send: ({ id, isLiked, key }) => (isLiked ? like : unlikePost)(id, { headers: { 'Idempotency-Key': key } }),
  queryKey: ['api', 'news'],
  update: (data, { id, isLiked }) =>
    updateEntries(data, (entry) =>
      entry['id'] === id && entry['isLiked'] === !isLiked
        ? { ...entry, isLiked, likeCount: Math.max(0, Number(entry['likeCount']) + (isLiked ? 1 : -1)) }
        : entry,
    ),
  refused: (t, reason) => t('waiting.refused.likePost', { reason }),
});
