import type { Insertable } from 'kysely';
import type { Database } from '../src/platform/database/schema.ts';
import type { Calendar } from './calendar.ts';
import { makePostTexts, type PostText } from './data/posts.ts';
import { seedId } from './seedId.ts';

/** Who the posts of the demo are by, and who likes them. */
export interface PostSeed {
  readonly universityId: string;
  readonly companyId: (name: string) => string;
  readonly studentIds: Readonly<Record<PostText['likes'][number], string>>;
}

/** Number of the latest post. */
export const FIRST_POST = 0xe001;

/** The news of the demo, with dates counted from the day of seeding, and who likes it. */
export function makePosts(
  calendar: Calendar,
  { universityId, companyId, studentIds }: PostSeed,
): {
  readonly posts: readonly Insertable<Database['posts']>[];
  readonly likes: readonly Insertable<Database['post_likes']>[];
} {
  const made = makePostTexts(calendar).map((text, index) => ({
    ...text,
    id: seedId('post', FIRST_POST + index),
  }));
  return {
    posts: made.map(({ id, by, daysAgo, hour, likes: _likes, ...texts }) => ({
      id,
      ...publisherOf(by),
      ...texts,
      published_at: calendar.at(-daysAgo, hour),
      updated_at: calendar.at(-daysAgo, hour),
    })),
    likes: made.flatMap(({ id, daysAgo, hour, likes }) =>
      likes.map((name) => ({
        user_id: studentIds[name],
        post_id: id,
        created_at: calendar.at(-daysAgo, hour + 2),
      })),
    ),
  };

  function publisherOf(
    by: PostText['by'],
  ): Pick<
    Insertable<Database['posts']>,
    'publisher' | 'company_id' | 'university_id' | 'audience_university_id'
  > {
    if (by === 'MICHI') return { publisher: 'JOBHUNTING' };
    if (by === 'UNIVERSITY') {
      return { publisher: by, university_id: universityId, audience_university_id: universityId };
    }
    return { publisher: 'COMPANY', company_id: companyId(by.company) };
  }
}
