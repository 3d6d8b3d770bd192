/**
 * The news service: posts of Michi, of companies and of the university.
 * Hooks, calls, query keys and types; made from `specs/news`.
 */
export {
  listPosts,
  getListPostsQueryKey,
  getListPostsQueryOptions,
  invalidateListPosts,
  prefetchListPostsQuery,
  useListPosts,
  useListPostsSuspense,
} from './generated/news/hooks/list-posts.ts';
export {
  showPost,
  getShowPostQueryKey,
  getShowPostQueryOptions,
  invalidateShowPost,
  prefetchShowPostQuery,
  useShowPost,
  useShowPostSuspense,
} from './generated/news/hooks/show-post.ts';
export { likePost, useLikePost } from './generated/news/hooks/like-post.ts';
export { unlikePost, useUnlikePost } from './generated/news/hooks/unlike-post.ts';
export type {
  EntityLabel,
  EntityType,
  ListPostsParams,
  Post,
  PostLikes,
  PostPage,
} from './generated/news/model/index.ts';
