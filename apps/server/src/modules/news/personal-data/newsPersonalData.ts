import { lines } from '../../../platform/personal-data/lines.ts';
import type { PersonalData } from '../../../platform/personal-data/personalData.ts';
import { inLanguage } from '../../../platform/problem/inLanguage.ts';
import en from './en.json' with { type: 'json' };
import jp from './jp.json' with { type: 'json' };

const WORDS: Readonly<Record<'en' | 'jp', typeof en>> = { en, jp };

/** Data of the news service about a student: liked posts. */
export const newsPersonalData: PersonalData = {
  name: 'news',
  tables: ['post_likes'],
  async collect(database, reader) {
    const rows = await database
      .selectFrom('post_likes as l')
      .innerJoin('posts as p', 'p.id', 'l.post_id')
      .select(['p.id', 'p.title', 'p.title_jp', 'l.created_at'])
      .where('l.user_id', '=', reader.userId)
      .orderBy('l.created_at', 'desc')
      .orderBy('p.id')
      .execute();
    const postLikes = rows.map(({ id, title, title_jp: titleJp, created_at: likedAt }) => ({
      postId: id,
      title,
      titleJp,
      likedAt,
    }));
    const { title: heading, ...labels } = WORDS[reader.language].postLikes;
    const blocks = postLikes.map(({ title, titleJp, likedAt }) => {
      const post = inLanguage(reader, title, titleJp);
      return lines(labels, { post, likedAt }, reader);
    });
    return { data: { postLikes }, sections: [{ title: heading, blocks }], files: [] };
  },
};
