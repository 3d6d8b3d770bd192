import { getListPostsQueryKey, getShowPostQueryKey, type Post, type PostPage } from '@michi/api/news';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { setOrKeep } from '../../shared/waiting-acts/setOrKeep.ts';

/** Changes a post wherever it is shown. */
function patchPost(client: QueryClient, id: string, patch: (post: Post) => Post): void {
  client.setQueriesData<PostPage>({ queryKey: getListPostsQueryKey() }, (page) =>
    page === undefined
      ? page
      : { ...page, data: page.data.map((post) => (post.id === id ? patch(post) : post)) },
  );
  client.setQueryData<Post>(getShowPostQueryKey(id), (post) => (post === undefined ? post : patch(post)));
}

/** The same post, liked or not, and the count with it. Liking what is liked changes nothing. */
const withLike = (post: Post, isLiked: boolean): Post =>
  post.isLiked === isLiked
    ? post
    : { ...post, isLiked, likeCount: Math.max(0, post.likeCount + (isLiked ? 1 : -1)) };

/**
 * Likes a post or takes the like back: shown at once, sent as soon as it can be, counted by the server, and taken back where
 * it refuses. Taps one after another are sent one after another, so that the last one counts.
 */
export function useLike({ id, isLiked }: Pick<Post, 'id' | 'isLiked'>): { readonly toggle: () => void } {
  const client = useQueryClient();
  const { mutate } = useMutation({
    scope: { id: `like ${id}` },
    mutationFn: (wanted: boolean) => setOrKeep(client, { kind: 'likePost', id, wanted }),
    onError: (_error, wanted) => patchPost(client, id, (post) => withLike(post, !wanted)),
    onSuccess: (answer) => {
      if (answer === null || !('likeCount' in answer)) return;
      const { likeCount, isLiked: isLikedNow, id: answered } = answer;
      // While another tap waits, what it shows is newer than this answer.
      if (client.isMutating({ mutationKey: ['like', id] }) === 1) {
        patchPost(client, answered, (post) => ({ ...post, likeCount, isLiked: isLikedNow }));
      }
    },
    mutationKey: ['like', id],
  });
  return {
    toggle: () => {
      const wanted = !isLiked;
      // A list that is on its way knows nothing of this tap yet.
      void client.cancelQueries({ queryKey: getListPostsQueryKey() });
      void client.cancelQueries({ queryKey: getShowPostQueryKey(id) });
      patchPost(client, id, (post) => withLike(post, wanted));
      mutate(wanted);
    },
  };
}
